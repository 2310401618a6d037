import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { type ChallengeKind, signInChallenges } from '../db/schema/second-factors.ts';

const LASTING_MS = 300_000;
const BYTES = 32;

/** A challenge that is still valid. */
interface Challenge {
  /** Null for a sign-in with a passkey. */
  readonly userId: string | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const isValid = (kind: ChallengeKind, token: string) =>
  and(
    eq(signInChallenges.hash, hashOf(token)),
    eq(signInChallenges.kind, kind),
    gt(signInChallenges.expiresAt, new Date()),
  );

/**
 * Stores a challenge for five minutes, and deletes expired ones.
 * @returns 256 random bits in base64url, of which only a hash is stored
 */
export async function makeChallenge(
  orm: Orm,
  kind: ChallengeKind,
  userId: string | null,
): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  const now = new Date();
  await orm.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + LASTING_MS);
  await orm.insert(signInChallenges).values({ hash: hashOf(token), kind, userId, expiresAt });
  return token;
}

/** Reads a challenge, which stays valid. */
export async function readChallenge(
  orm: Orm,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge | undefined> {
  const { userId } = signInChallenges;
  const [found] = await orm.select({ userId }).from(signInChallenges).where(isValid(kind, token));
  return found;
}

/** Reads and deletes a challenge. Of concurrent calls, one gets it. */
export async function takeChallenge(
  orm: Orm,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge | undefined> {
  const { userId } = signInChallenges;
  const [taken] = await orm
    .delete(signInChallenges)
    .where(isValid(kind, token))
    .returning({ userId });
  return taken;
}

/** Ends the sign-ins of a person that wait for a second step, and the passkeys that they are adding. */
export async function endChallenges(tx: Orm, userId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}
