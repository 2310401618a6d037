import { endSession, listSessions } from '@lensemble/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie, sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listSessions, ({ me, request }) =>
    service.listSessions(
      deps,
      me.userId,
      sessionTokenOf(request, deps.env),
      readerLanguage(request, deps.env),
    ),
  );

  route(app, endSession, async ({ me, params, request, reply }) => {
    const ended = await service.endSession(deps, me.userId, params.id);
    if (ended === sessionTokenOf(request, deps.env)) clearSessionCookie(reply, deps.env);
    return { success: true as const };
  });
}
