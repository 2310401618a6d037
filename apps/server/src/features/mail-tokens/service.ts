import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { type Attempt, defineLimit, MINUTE } from '../../http/rate-limits.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

/** Link secrets have 256 bits and cannot be guessed. This only limits the load. */
const linkFromIp = defineLimit('linkFromIp', { points: 60, seconds: 15 * MINUTE }, 'network');

export const linkAttempt = (ip: string): Attempt => [linkFromIp.by(ip)];

const HOUR_MS = 3_600_000;
/** How long a mailed link is valid, in milliseconds. */
const LASTING_MS = { reset: HOUR_MS, confirm: 48 * HOUR_MS, change: HOUR_MS } as const;
type Purpose = keyof typeof LASTING_MS;
const BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * A new secret of 256 bits for a mailed link. Only its hash is stored.
 * @param email the new address of a change
 */
export async function issueToken(
  orm: Orm,
  userId: string,
  purpose: Purpose,
  email?: string,
): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LASTING_MS[purpose]);
  await queries.deleteExpired(orm, now);
  await queries.insertToken(orm, { hash: hashOf(token), userId, purpose, email, expiresAt });
  return token;
}

/** Undefined if the link is expired, used or unknown. */
export function ownerOf(orm: Orm, token: string, purpose: Purpose): Promise<string | undefined> {
  return queries.findOwner(orm, hashOf(token), purpose, new Date());
}

/** Invalidates all links of the person. Returns their id; undefined if the link is not valid. */
export async function spendToken(
  tx: Orm,
  token: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const taken = await queries.takeToken(tx, hashOf(token), purpose, new Date());
  if (taken) await queries.deleteTokensOf(tx, taken.userId);
  return taken?.userId;
}

/** The same for a change of address. Returns the person and their new address. */
export async function spendChange(
  tx: Orm,
  token: string,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const taken = await queries.takeToken(tx, hashOf(token), 'change', new Date());
  if (!taken?.email) return undefined;
  await queries.deleteTokensOf(tx, taken.userId);
  return { userId: taken.userId, email: taken.email };
}

export function forgetTokens(tx: Orm, userId: string): Promise<void> {
  return queries.deleteTokensOf(tx, userId);
}
