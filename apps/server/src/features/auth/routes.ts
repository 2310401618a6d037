import {
  deleteAccount,
  getMe,
  setSession,
  signIn,
  signOut,
  signUp,
} from '@lensemble/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  clearSessionCookie,
  sessionTokenOf,
  setSessionCookie,
} from '../../access/session-cookie.ts';
import { openToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import type { NewSession } from '../../ports/identity/port.ts';
import { route } from '../../route.ts';
import { noteDevice } from '../sessions/service.ts';
import * as service from './service.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, identity } = deps;

  /**
   * Hands a new session to the browser as a cookie, and to any other client in the body. The one that the browser had is
   * over: nobody could sign out of it any more.
   */
  const handOver = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { token, account }: NewSession,
  ) => {
    const former = sessionTokenOf(request, env);
    if (former) await identity.signOut(former);
    await noteDevice(deps, token, request.headers['user-agent']);
    setSessionCookie(reply, env, token);
    const { id, email, name } = account;
    return { token: sealToken(token, env.authSecret), user: { id, email, name } };
  };

  route(app, signUp, async ({ request, reply, body }) =>
    handOver(request, reply, await service.signUp(deps, request.ip, body)),
  );

  route(app, signIn, async ({ request, reply, body }) =>
    handOver(request, reply, await service.signIn(deps, request.ip, body)),
  );

  // A session of its own: the token's goes on, since whoever sent it may still use it.
  route(app, setSession, async ({ request, reply, body }) => {
    const token = openToken(body.access_token, env.authSecret);
    const session = token && (await identity.renew(token));
    if (!session) throw new HttpError(401, 'invalid_credentials', 'This session is not valid');
    const { user } = await handOver(request, reply, session);
    return { user: { id: user.id, email: user.email } };
  });

  route(app, getMe, async ({ me }) => ({ user: { id: me.userId, email: me.email } }));

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
