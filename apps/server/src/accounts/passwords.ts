import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { accounts, users } from '../db/schema/auth.ts';
import {
  type Credentials,
  type KnownAccount,
  knownAccount,
  PASSWORD_PROVIDER,
  passwordRow,
} from './accounts.ts';
import { verifyPassword } from './password-hash.ts';
import { endSessions } from './sessions.ts';

/**
 * Finds an account by address and password.
 * @returns undefined, after the same work, for a wrong password or an unknown address
 * @throws UnavailableError if too many passwords wait to be verified
 */
export async function findByPassword(
  orm: Orm,
  { email, password }: Credentials,
): Promise<KnownAccount | undefined> {
  const isPassword = and(eq(accounts.userId, users.id), eq(accounts.providerId, PASSWORD_PROVIDER));
  const [found] = await orm
    .select({ user: users, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, isPassword)
    .where(eq(users.email, email));
  const isRight = await verifyPassword(found?.hash, password);
  return found && isRight ? knownAccount(found.user) : undefined;
}

/** Does the same work if the account has no password. */
export async function isPassword(orm: Orm, userId: string, password: string): Promise<boolean> {
  const isTheirs = and(eq(accounts.userId, userId), eq(accounts.providerId, PASSWORD_PROVIDER));
  const [login] = await orm.select({ hash: accounts.password }).from(accounts).where(isTheirs);
  return verifyPassword(login?.hash, password);
}

/**
 * When the password of an account was last set: null if it has none, undefined if there is no such account. It stays so
 * until the transaction ends.
 */
export async function lockPasswordMoment(
  tx: Orm,
  userId: string,
): Promise<string | null | undefined> {
  const isThey = eq(users.id, userId);
  const [user] = await tx.select({ id: users.id }).from(users).where(isThey).for('key share');
  if (!user) return undefined;
  const isTheirs = and(eq(accounts.userId, userId), eq(accounts.providerId, PASSWORD_PROVIDER));
  const moment = { setAt: accounts.updatedAt };
  const [login] = await tx.select(moment).from(accounts).where(isTheirs).for('share');
  return login?.setAt.toISOString() ?? null;
}

/**
 * Sets an account's password and ends its sessions.
 * @param hash from `hashPassword`, which is too slow for a transaction
 * @param except the token of the session that stays
 */
export async function setPassword(
  tx: Orm,
  userId: string,
  hash: string,
  except?: string,
): Promise<void> {
  const set = { password: hash, updatedAt: new Date() };
  const target = [accounts.providerId, accounts.accountId];
  await tx.insert(accounts).values(passwordRow(userId, hash)).onConflictDoUpdate({ target, set });
  await endSessions(tx, userId, except);
}
