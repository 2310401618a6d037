import type { Session } from '@lensemble/contract/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionTokenOf, setSessionCookie } from '../../access/session-cookie.ts';
import { sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http-error.ts';
import type { Account, NewSession } from '../../ports/identity/port.ts';
import { deviceOf } from './device.ts';
import * as queries from './queries.ts';

type SessionDeps = Pick<Deps, 'orm'>;

const USER_AGENT_MAX = 500;

/** Where somebody is signed in; `token` is that of the session that asks, which comes first. */
export async function listSessions(
  { orm }: SessionDeps,
  userId: string,
  token: string | undefined,
): Promise<Session[]> {
  const rows = await queries.listSessions(orm, userId, new Date());
  const list = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isCurrent: row.token === token,
  }));
  return list.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one of somebody's sessions. @returns its token @throws HttpError 404 */
export async function endSession(
  { orm }: SessionDeps,
  userId: string,
  id: string,
): Promise<string> {
  const token = await queries.deleteSession(orm, userId, id);
  if (token === undefined) throw notFound();
  return token;
}

/**
 * Hands a new session to the browser as a cookie, and to any other client in the body. The one that the browser had is
 * over: nobody could sign out of it any more.
 */
export async function handOver(
  deps: Pick<Deps, 'env' | 'identity' | 'orm'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, account }: NewSession,
): Promise<{ token: string; user: Account }> {
  const { env, identity } = deps;
  const former = sessionTokenOf(request, env);
  if (former) await identity.signOut(former);
  await noteDevice(deps, token, request.headers['user-agent']);
  setSessionCookie(reply, env, token);
  const { id, email, name } = account;
  return { token: sealToken(token, env.authSecret), user: { id, email, name } };
}

/** Notes which browser holds a new session, as it describes itself. */
async function noteDevice(
  { orm }: SessionDeps,
  token: string,
  userAgent: string | undefined,
): Promise<void> {
  if (userAgent) await queries.setUserAgent(orm, token, userAgent.slice(0, USER_AGENT_MAX));
}
