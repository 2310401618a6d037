import type { FastifyReply, FastifyRequest } from 'fastify';
import { openToken, sealToken } from '../../access/session-token.ts';
import { verifyPassword } from '../../accounts/password-hash.ts';
import type { Deps } from '../../deps.ts';
import { stateOf } from '../../http/conditions.ts';
import { defineLimit, HOUR, unlessTurnedAway } from '../../http/rate-limits.ts';
import type { Env } from '../../start/env.ts';
import type { Linked } from '../share-links/service.ts';

/** A password is at least six characters: these limits make guessing hopeless, and a team behind one router can type. */
const linkPasswordFromIp = defineLimit(
  'linkPasswordFromIp',
  { points: 20, seconds: HOUR },
  'network',
);
const linkPasswordOfShoot = defineLimit(
  'linkPasswordOfShoot',
  { points: 200, seconds: HOUR },
  'shoot',
);

const isSecure = ({ publicUrl }: Pick<Env, 'publicUrl'>) => publicUrl.startsWith('https:');
/** Browsers accept the prefix from https alone. `__Host-` would send the cookie to all addresses of the server. */
const nameOf = (env: Pick<Env, 'publicUrl'>) =>
  isSecure(env) ? '__Secure-lensemble_link' : 'lensemble_link';
const UNLOCKED_SECONDS = 86_400;

type UnlockDeps = Pick<Deps, 'env' | 'limits'>;

/**
 * Checks the password of a link.
 * @throws HttpError 429 after too many wrong ones
 */
export async function isLinkPassword(
  { limits }: UnlockDeps,
  ip: string,
  { shootId, password: hash }: Linked,
  password: string,
): Promise<boolean> {
  const takeBack = await limits.count([linkPasswordFromIp.by(ip), linkPasswordOfShoot.by(shootId)]);
  const isRight = await unlessTurnedAway(takeBack, () => verifyPassword(hash, password));
  if (isRight) await takeBack();
  return isRight;
}

/** A new link or password has another mark, so that older cookies no longer open it. */
const markOf = ({ token, password }: Linked) => stateOf(`${token} ${password}`);

/** Lets the browser open the link for a day. The cookie is only sent to the link's own addresses. */
export function setUnlockCookie(
  reply: FastifyReply,
  { env }: UnlockDeps,
  linked: Linked,
  path: string,
): void {
  const until = Date.now() + UNLOCKED_SECONDS * 1_000;
  const value = sealToken(`${until}-${markOf(linked)}`, env.authSecret, 'unlock');
  const attributes = `Path=${path}; Max-Age=${UNLOCKED_SECONDS}; HttpOnly; SameSite=Lax`;
  const secure = isSecure(env) ? '; Secure' : '';
  reply.header('set-cookie', `${nameOf(env)}=${value}; ${attributes}${secure}`);
}

/** Whether the link has no password, or this browser has entered it within a day. */
export function isUnlocked({ headers }: FastifyRequest, { env }: UnlockDeps, linked: Linked) {
  if (linked.password === null) return true;
  return (headers.cookie?.split(';') ?? []).some((cookie) => {
    const [name, value = ''] = cookie.trim().split('=', 2);
    if (name !== nameOf(env)) return false;
    const token = openToken(value, env.authSecret, 'unlock');
    const [, until = '0', mark] = /^(\d+)-(.+)$/.exec(token ?? '') ?? [];
    return mark === markOf(linked) && Number(until) > Date.now();
  });
}
