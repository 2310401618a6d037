import {
  deleteAccount,
  getMe,
  setSession,
  signIn,
  signOut,
  signUp,
} from '@lensemble/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie, sessionTokenOf } from '../../access/session-cookie.ts';
import { openToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import type { NewSession } from '../../ports/identity/port.ts';
import { route } from '../../route.ts';
import { arrive } from '../hosted/service.ts';
import { handOver as handOverSession } from '../sessions/service.ts';
import * as service from './service.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, identity } = deps;

  const handOver = (request: FastifyRequest, reply: FastifyReply, session: NewSession) =>
    handOverSession(deps, request, reply, session);

  route(app, signUp, async ({ request, reply, body }) =>
    handOver(request, reply, await service.signUp(deps, request.ip, body)),
  );

  route(app, signIn, async ({ request, reply, body }) =>
    handOver(request, reply, await service.signIn(deps, request.ip, body)),
  );

  // A session of its own: the token's goes on, since whoever sent it may still use it.
  const renew = async (sealed: string) => {
    const token = openToken(sealed, env.authSecret);
    const session = token && (await identity.renew(token));
    if (!session) throw new HttpError(401, 'invalid_credentials', 'This session is not valid');
    return session;
  };

  route(app, setSession, async ({ request, reply, body }) => {
    const session = deps.hosted
      ? await arrive(deps, deps.hosted, request.ip, body)
      : await renew(body.access_token);
    const { user } = await handOver(request, reply, session);
    return { user: { id: user.id, email: user.email } };
  });

  route(app, getMe, async ({ me }) => ({
    user: { id: me.userId, email: me.email, name: me.name },
  }));

  route(app, signOut, async ({ request, reply }) => {
    const token = sessionTokenOf(request, env);
    if (token) await identity.signOut(token);
    clearSessionCookie(reply, env);
    return { success: true as const };
  });

  route(app, deleteAccount, async ({ me, reply }) => {
    await service.deleteAccount(deps, me.userId);
    clearSessionCookie(reply, env);
    return { success: true as const };
  });
}
