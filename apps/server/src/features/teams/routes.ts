import { getTeamMember, listTeams } from '@lensemble/contract/teams';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../route.ts';
import * as service from './service.ts';

export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listTeams, ({ me }) => service.listTeams(deps, me.userId));
  route(app, getTeamMember, async ({ scope: { teamId, role } }) => ({ teamId, role }));
}
