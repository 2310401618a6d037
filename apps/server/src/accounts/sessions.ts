import { and, eq, gt, lt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { newToken } from '../access/session-letters.ts';
import type { Orm } from '../db/orm.ts';
import { sessions, users } from '../db/schema/auth.ts';
import type { Account } from './accounts.ts';
import { endChallenges } from './challenges.ts';
import { type Proven, provenBySession, provenOnce, type StepNeeded } from './proof.ts';

/** How long a session lasts after its last use. Use is recorded once a day. */
export const SESSION_DAYS = 30;
/** How long it lasts at most after its person signed in. */
const SESSION_MAX_DAYS = 180;

/** A new session. Its token is random (at least 128 bits) and the only credential. */
export interface NewSession {
  readonly token: string;
  readonly account: Account;
}

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);
const expiryFrom = (now: Date) => after(now, SESSION_DAYS);
const earlier = (expiry: Date, other: SQLWrapper) =>
  sql`least(${expiry.toISOString()}::timestamptz, ${other})`;

/** What the hosted identity last said about the person of a session. `refresh` is encrypted. */
export interface HostedCheck {
  readonly checkedAt: Date;
  readonly refresh: string | null;
}

const hostedColumns = { checkedAt: sessions.hostedCheckedAt, refresh: sessions.hostedRefresh };

/** Starts a session. Deletes the person's expired sessions. */
export async function startSession(tx: Orm, { id, email, name }: Proven): Promise<NewSession> {
  const now = new Date();
  await tx.delete(sessions).where(and(eq(sessions.userId, id), lt(sessions.expiresAt, now)));
  const token = newToken();
  await tx.insert(sessions).values({ token, userId: id, expiresAt: expiryFrom(now) });
  return { token, account: { id, email, name } };
}

/**
 * Starts a session after the first step of a sign-in, unless the account asks for a second one. Call it after `lockPerson`,
 * so that two-step sign-in is not turned on at the same moment.
 */
export async function startAfterOneStep(
  tx: Orm,
  account: Account,
): Promise<NewSession | StepNeeded> {
  const result = await provenOnce(tx, account);
  return 'secondStep' in result ? result : startSession(tx, result);
}

/** Starts another session for the holder of a valid one; undefined if the token is not valid. */
export async function renewSession(orm: Orm, token: string): Promise<NewSession | undefined> {
  const isLive = and(eq(sessions.token, token), gt(sessions.expiresAt, new Date()));
  const [found] = await orm
    .select({ user: users, authenticatedAt: sessions.authenticatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive);
  if (!found) return undefined;
  const session = await startSession(orm, provenBySession(found.user));
  // The token alone does not authenticate anew.
  await setAuthenticated(orm, session.token, found.authenticatedAt);
  return session;
}

/** Notes when the person of a session last gave a password, or came from a provider. */
export async function setAuthenticated(
  orm: Orm,
  token: string,
  authenticatedAt: Date,
): Promise<void> {
  const expiresAt = earlier(after(authenticatedAt, SESSION_MAX_DAYS), sessions.expiresAt);
  await orm.update(sessions).set({ authenticatedAt, expiresAt }).where(eq(sessions.token, token));
}

/** Only a sign-in makes a session last beyond `SESSION_MAX_DAYS`. */
export async function prolongSession(orm: Orm, token: string): Promise<void> {
  const updatedAt = new Date();
  const end = sql`${sessions.authenticatedAt} + ${SESSION_MAX_DAYS} * interval '1 day'`;
  const expiresAt = earlier(expiryFrom(updatedAt), end);
  await orm.update(sessions).set({ expiresAt, updatedAt }).where(eq(sessions.token, token));
}

/**
 * Claims a check of before `dueSince` and dates it `claimedAs`. Of concurrent requests, one gets it.
 * @returns the former check
 */
export function claimHostedCheck(
  orm: Orm,
  token: string,
  { dueSince, claimedAs }: { readonly dueSince: Date; readonly claimedAs: Date },
): Promise<HostedCheck | undefined> {
  return orm.transaction(async (tx) => {
    const isDue = and(eq(sessions.token, token), lt(sessions.hostedCheckedAt, dueSince));
    const [former] = await tx.select(hostedColumns).from(sessions).where(isDue).for('update');
    if (!former?.checkedAt) return undefined;
    const { checkedAt, refresh } = former;
    await saveHostedCheck(tx, token, { checkedAt: claimedAs, refresh });
    return { checkedAt, refresh };
  });
}

export async function saveHostedCheck(
  orm: Orm,
  token: string,
  { checkedAt, refresh }: HostedCheck,
): Promise<void> {
  const check = { hostedCheckedAt: checkedAt, hostedRefresh: refresh };
  await orm.update(sessions).set(check).where(eq(sessions.token, token));
}

export async function dropSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.token, token));
}

/** Ends all sessions of an account, except the one with the token `except`, and all sign-ins that are under way. */
export async function endSessions(tx: Orm, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.token, except);
  // First, because it waits for a second step that is making a session at the moment.
  await endChallenges(tx, userId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
