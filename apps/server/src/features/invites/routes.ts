import * as endpoints from '@lensemble/contract/invites';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { publicRoute, route } from '../../http/route.ts';
import * as service from './service.ts';

export function inviteRoutes(app: FastifyInstance, deps: Deps): void {
  // A code gives access, so it must not be cached.
  const secret = { 'cache-control': 'no-store' };

  route(app, endpoints.getInvite, async ({ scope, reply }) => {
    const invite = await service.findInvite(deps, scope);
    reply.headers(secret);
    return invite;
  });

  route(app, endpoints.replaceInvite, async ({ scope, reply }) => {
    const invite = await service.replaceInvite(deps, scope);
    reply.headers(secret);
    return invite;
  });

  route(app, endpoints.sendInvitation, async ({ me, scope, body }) => {
    await service.sendInvitation(deps, me, scope, body);
    return { success: true as const };
  });

  route(app, endpoints.listInvitations, ({ scope }) => service.listInvitations(deps, scope));

  route(app, endpoints.revokeInvitation, async ({ scope, params }) => {
    await service.revokeInvitation(deps, scope, params.invitationId);
    return { success: true as const };
  });

  publicRoute(app, endpoints.readInvitation, 'in-service', async ({ body, request, reply }) => {
    reply.headers(secret);
    const standing = await request.server.identify(request, reply);
    return service.readInvitation(
      deps,
      { userId: standing?.me.userId, ip: request.ip },
      body.inviteCode,
    );
  });

  route(app, endpoints.joinTeam, ({ me, body, request }) =>
    service.joinTeam(deps, { userId: me.userId, ip: request.ip }, body.inviteCode),
  );
}
