import { followTeam, getRevision, tellPresence } from '@lensemble/contract/live';
import type { FastifyInstance } from 'fastify';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { signedOut } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';
import { deliverSoon } from '../notifications/service.ts';
import * as service from './service.ts';
import { Streams } from './streams.ts';

/** Keep proxies from holding back, compressing or storing what arrives. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const REVISION = /^\d{1,15}$/;

export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const streams = new Streams(deps, deliverSoon(deps));
  app.decorate('countStreams', () => streams.count);
  app.decorate('endStreams', () => streams.end());
  app.addHook('preClose', async () => streams.end());
  app.addHook('onClose', () => deps.changes.close());

  route(app, followTeam, async ({ scope, request, reply }) => {
    await service.countStream(deps, scope);
    const token = sessionTokenOf(request, deps.env);
    if (token === undefined) throw signedOut();
    const since = String(request.headers['last-event-id']);
    const known = REVISION.test(since) ? Number(since) : undefined;
    const { teamId, userId } = scope;
    const stream = await streams.open({ teamId, userId, token }, known);
    reply.raw.once('close', () => stream.end());
    return reply.headers(streamHeaders).send(stream.body);
  });

  route(app, tellPresence, async ({ scope, body }) => {
    await service.tellPresence(deps, scope, body);
    return { success: true as const };
  });

  route(app, getRevision, async ({ scope }) => ({ revision: scope.revision }));
}
