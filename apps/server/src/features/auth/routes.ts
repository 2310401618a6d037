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
import { dropSession, type NewSession, renewSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { newAccountLanguage } from '../../http/reader-language.ts';
import { publicRoute, route } from '../../http/route.ts';
import { arrive } from '../hosted/service.ts';
import { handOver as handOverSession } from '../sessions/service.ts';
import * as service from './service.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, orm } = deps;

  const handOver = (request: FastifyRequest, reply: FastifyReply, session: NewSession) =>
    handOverSession(deps, request, reply, session);

  publicRoute(app, signUp, 'in-service', async ({ request, reply, body }) => {
    const input = { ...body, language: newAccountLanguage(request, env) };
    return handOver(request, reply, await service.signUp(deps, request.ip, input));
  });

  publicRoute(app, signIn, 'in-service', async ({ request, reply, body }) => {
    const result = await service.signIn(deps, request.ip, body);
    if (!('secondStep' in result)) return handOver(request, reply, result);
    reply.header('cache-control', 'no-store');
    return result;
  });

  // Creates a new session. The session of the token continues, because its holder may still use it.
  const renew = async (sealed: string) => {
    const token = openToken(sealed, env.authSecret);
    const session = token && (await renewSession(orm, token));
    if (!session) throw new HttpError(401, 'invalid_credentials', 'This session is not valid');
    return session;
  };

  publicRoute(app, setSession, 'in-service', async ({ request, reply, body }) => {
    const session = deps.hosted
      ? await arrive(deps, deps.hosted, request.ip, {
          ...body,
          language: newAccountLanguage(request, env),
        })
      : await renew(body.access_token);
    const { user } = await handOver(request, reply, session);
    return { user: { id: user.id, email: user.email } };
  });

  route(app, getMe, async ({ me }) => ({
    user: { id: me.userId, email: me.email, name: me.name },
  }));

  publicRoute(app, signOut, 'unlimited', async ({ request, reply }) => {
    const token = sessionTokenOf(request, env);
    if (token) await dropSession(orm, token);
    clearSessionCookie(reply, env);
    return { success: true as const };
  });

  route(app, deleteAccount, async ({ me, reply }) => {
    await service.deleteAccount(deps, me.userId);
    clearSessionCookie(reply, env);
    return { success: true as const };
  });
}
