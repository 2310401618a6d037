import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

const HOUR_MS = 3_600_000;
/** How long a mailed link is good, by what it is for. */
const LASTING_MS = { reset: HOUR_MS, confirm: 48 * HOUR_MS } as const;
type Purpose = keyof typeof LASTING_MS;
const BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The secret of a new link to somebody's mailbox, of 256 bits. It is kept nowhere. */
export async function issueToken(orm: Orm, userId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LASTING_MS[purpose]);
  await queries.deleteExpired(orm, now);
  await queries.insertToken(orm, { hash: hashOf(token), userId, purpose, expiresAt });
  return token;
}

/** Whose link this is; undefined where it is over, was used, or never was. */
export function ownerOf(orm: Orm, token: string, purpose: Purpose): Promise<string | undefined> {
  return queries.findOwner(orm, hashOf(token), purpose, new Date());
}

/** Uses a link up, as part of the caller's transaction, and with it all others that this person was sent. */
export async function spendToken(
  tx: Orm,
  token: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const userId = await queries.takeToken(tx, hashOf(token), purpose, new Date());
  if (userId !== undefined) await queries.deleteTokensOf(tx, userId);
  return userId;
}

/** Lets no link that somebody was sent open anything any more. */
export function forgetTokens(tx: Orm, userId: string): Promise<void> {
  return queries.deleteTokensOf(tx, userId);
}
