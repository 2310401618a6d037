import * as endpoints from '@lensemble/contract/push';
import type { FastifyInstance } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.subscribeToPush, async ({ me, request, body }) => {
    const token = sessionTokenOf(request, deps.env);
    await service.subscribe(deps, { userId: me.userId, token }, body);
    return { success: true as const };
  });

  route(app, endpoints.unsubscribeFromPush, async ({ me, body }) => {
    await service.unsubscribe(deps, me.userId, body.endpoint);
    return { success: true as const };
  });
}
