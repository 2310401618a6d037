import * as endpoints from '@lensemble/contract/teams';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listTeams, ({ me }) => service.listTeams(deps, me.userId));

  route(app, endpoints.getTeamMember, async ({ scope: { teamId, role } }) => ({ teamId, role }));

  route(app, endpoints.switchTeam, ({ me, body }) =>
    service.switchTeam(deps, me.userId, body.teamId),
  );

  route(app, endpoints.getTeam, ({ scope }) =>
    service.findTeam(deps.orm, scope.userId, scope.teamId),
  );

  route(app, endpoints.updateTeam, ({ scope, body }) => service.renameTeam(deps, scope, body.name));

  route(app, endpoints.createTeam, async ({ me, body, request, reply }) => {
    const claim = await readClaim(request, body);
    reply.code(201);
    return service.createTeam(deps, me.userId, body.name, claim);
  });
}
