import * as endpoints from '@lensemble/contract/members';
import { deleteTeam } from '@lensemble/contract/teams';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listMembers, ({ scope }) => service.listMembers(deps, scope));

  route(app, endpoints.changeRole, ({ scope, params, body }) =>
    service.changeRole(deps, scope, params.memberId, body.role),
  );

  route(app, endpoints.transferOwnership, ({ scope, params }) =>
    service.transferOwnership(deps, scope, params.memberId),
  );

  route(app, endpoints.removeMember, async ({ scope, params }) => {
    await service.removeMember(deps, scope, params.memberId);
    return { success: true as const };
  });

  route(app, endpoints.leaveTeam, ({ me, body, request: { isRecent } }) =>
    service.leaveTeam(deps, { userId: me.userId, isRecent }, body?.teamId),
  );

  route(app, deleteTeam, async ({ scope }) => {
    await service.deleteTeam(deps, scope);
    return { success: true as const };
  });
}
