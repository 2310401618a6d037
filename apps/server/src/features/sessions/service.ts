import type { Session } from '@lensemble/contract/sessions';
import type { Language } from '@lensemble/messages/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionTokenOf, setSessionCookie } from '../../access/session-cookie.ts';
import { sealToken } from '../../access/session-token.ts';
import type { Account } from '../../accounts/accounts.ts';
import { dropSession, type NewSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { deviceOf } from './device.ts';
import * as queries from './queries.ts';

type SessionDeps = Pick<Deps, 'orm'>;

const USER_AGENT_MAX = 500;

/** The sessions of a person. The current one, with `token`, comes first. Devices are named in `language`. */
export async function listSessions(
  { orm }: SessionDeps,
  userId: string,
  token: string | undefined,
  language: Language,
): Promise<Session[]> {
  const rows = await queries.listSessions(orm, userId, new Date());
  const list = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent, language),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isCurrent: row.token === token,
  }));
  return list.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * @returns its token
 * @throws HttpError 404
 */
export async function endSession(
  { orm }: SessionDeps,
  userId: string,
  id: string,
): Promise<string> {
  const token = await queries.deleteSession(orm, userId, id);
  if (token === undefined) throw notFound();
  return token;
}

/** A readable name for the device that sends a request. */
export const deviceOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>, language: Language) =>
  deviceOf(headers['user-agent'] ?? null, language);

/** Gives a session to the client as a cookie and in the body. Ends the browser's previous session. */
export async function handOver(
  deps: Pick<Deps, 'env' | 'orm'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, account }: NewSession,
): Promise<{ token: string; user: Account }> {
  const { env, orm } = deps;
  const former = sessionTokenOf(request, env);
  if (former) await dropSession(orm, former);
  await noteDevice(deps, token, request.headers['user-agent']);
  setSessionCookie(reply, env, token);
  const { id, email, name } = account;
  request.log.info({ person: id }, 'a session was handed over');
  return { token: sealToken(token, env.authSecret), user: { id, email, name } };
}

async function noteDevice(
  { orm }: SessionDeps,
  token: string,
  userAgent: string | undefined,
): Promise<void> {
  if (userAgent) await queries.setUserAgent(orm, token, userAgent.slice(0, USER_AGENT_MAX));
}
