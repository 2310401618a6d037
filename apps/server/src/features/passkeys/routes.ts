import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@lensemble/contract/passkeys';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { publicRoute, route } from '../../http/route.ts';
import { deviceOfRequest, handOver } from '../sessions/service.ts';
import * as service from './service.ts';

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(
    app,
    challengePasskey,
    ({ request }) => service.startAttempt(request.ip),
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return { options: await service.challengePasskey(deps, request.headers.origin) };
    },
  );

  publicRoute(app, signInWithPasskey, 'in-service', async ({ request, reply, body }) => {
    const session = await service.signIn(deps, request.ip, body);
    return handOver(deps, request, reply, session);
  });

  route(app, listPasskeys, ({ me }) => service.listPasskeys(deps, me.userId));

  route(app, beginPasskey, async ({ me, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { options: await service.beginPasskey(deps, me, request.headers.origin) };
  });

  route(app, addPasskey, ({ me, request, body }) => {
    const name = deviceOfRequest(request, readerLanguage(request, deps.env));
    return service.addPasskey(deps, me, name, body);
  });

  route(app, renamePasskey, ({ me, params, body }) =>
    service.renamePasskey(deps, me.userId, params.id, body.name),
  );

  route(app, removePasskey, async ({ me, params }) => {
    await service.removePasskey(deps, me, params.id);
    return { success: true as const };
  });
}
