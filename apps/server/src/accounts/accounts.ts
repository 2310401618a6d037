import type { Language } from '@lensemble/messages/languages';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { brokenConstraint } from '../db/constraint.ts';
import type { Orm } from '../db/orm.ts';
import { inTransaction } from '../db/revision.ts';
import { accounts, users } from '../db/schema/auth.ts';
import { hashPassword } from './password-hash.ts';

/** `email` is in lower case. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

export interface KnownAccount extends Account {
  readonly isConfirmed: boolean;
}

/** What an account starts with. */
export interface NewAccount extends Omit<KnownAccount, 'id'> {
  readonly language: Language | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const others = alias(users, 'others');

/** The provider id of a password login. */
export const PASSWORD_PROVIDER = 'credential';

type UserRow = typeof users.$inferSelect;
type LoginRow = Pick<
  typeof accounts.$inferInsert,
  'userId' | 'providerId' | 'accountId' | 'password'
>;

export const knownAccount = ({ id, email, name, emailVerified }: UserRow): KnownAccount => ({
  id,
  email,
  name,
  isConfirmed: emailVerified,
});

export const passwordRow = (userId: string, hash: string): LoginRow => ({
  userId,
  providerId: PASSWORD_PROVIDER,
  accountId: userId,
  password: hash,
});

/**
 * Creates an account in the caller's transaction. Of two concurrent calls for one address, one succeeds.
 * @param loginOf builds the login or password of the account
 * @returns undefined if the address is taken; the existing account stays unchanged
 */
export async function insertAccount(
  tx: Orm,
  { email, name, isConfirmed, language }: NewAccount,
  loginOf: (userId: string) => LoginRow,
): Promise<KnownAccount | undefined> {
  const values = { email, name, emailVerified: isConfirmed, language };
  const inserted = tx.insert(users).values(values).onConflictDoNothing({ target: users.email });
  const [user] = await inserted.returning();
  if (!user) return undefined;
  await tx.insert(accounts).values(loginOf(user.id));
  return knownAccount(user);
}

/**
 * Creates an account with a password.
 * @param settle creates what belongs to a new account, in the same transaction
 * @returns the result of `settle`; undefined, after an equally slow hash, if the address is taken
 * @throws UnavailableError if too many passwords wait to be hashed
 */
export async function signUp<T>(
  orm: Orm,
  { email, password, name, language }: Credentials & Pick<NewAccount, 'name' | 'language'>,
  settle: (tx: Orm, account: Account) => Promise<T>,
): Promise<T | undefined> {
  // Before the transaction: on the embedded engine, an open transaction blocks all other requests.
  const hash = await hashPassword(password);
  return orm.transaction(async (tx) => {
    const values = { email, name, isConfirmed: false, language };
    const account = await insertAccount(tx, values, (userId) => passwordRow(userId, hash));
    return account && settle(tx, account);
  });
}

/** `email` is in lower case. */
export async function findAccount(orm: Orm, email: string): Promise<KnownAccount | undefined> {
  const [user] = await orm.select().from(users).where(eq(users.email, email));
  return user && knownAccount(user);
}

export async function findAccountById(orm: Orm, userId: string): Promise<KnownAccount | undefined> {
  const [user] = await orm.select().from(users).where(eq(users.id, userId));
  return user && knownAccount(user);
}

/** Returns the address; undefined if there is no such account. */
export async function confirmAddress(tx: Orm, userId: string): Promise<string | undefined> {
  const set = { emailVerified: true, updatedAt: new Date() };
  const [user] = await tx.update(users).set(set).where(eq(users.id, userId)).returning();
  return user?.email;
}

/**
 * Gives an account an address, which is confirmed unless it says otherwise.
 * @returns the former address; undefined if there is no such account, or another one has the address
 */
export async function changeAddress(
  tx: Orm,
  userId: string,
  email: string,
  isConfirmed = true,
): Promise<string | undefined> {
  const isThey = eq(users.id, userId);
  const [former] = await tx.select({ email: users.email }).from(users).where(isThey).for('update');
  const isFree = notExists(tx.select().from(others).where(eq(others.email, email)));
  const set = { email, emailVerified: isConfirmed, updatedAt: new Date() };
  const changing = tx.update(users).set(set).where(and(isThey, isFree)).returning();
  const changed = await changing.catch((error: unknown) => {
    // A concurrent request has created an account with the address. The caller has to roll back.
    if (brokenConstraint(error) === 'users_email_unique') return [];
    throw error;
  });
  return changed.length > 0 ? former?.email : undefined;
}

/**
 * Removes the logins of other services and the name from an account with an unconfirmed address: its creator may not own
 * the address.
 * @returns whether the address was unconfirmed
 */
export async function forgetUnproven(tx: Orm, userId: string): Promise<boolean> {
  const isUnproven = and(eq(users.id, userId), eq(users.emailVerified, false));
  const name = sql`split_part(${users.email}, '@', 1)`;
  const found = await tx.update(users).set({ name }).where(isUnproven).returning();
  if (found.length === 0) return false;
  const isForeign = ne(accounts.providerId, PASSWORD_PROVIDER);
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), isForeign));
  return true;
}

/**
 * Deletes an account with its logins and sessions. Does nothing if there is none.
 * @param leave deletes related data first; if it throws, the account stays
 */
export async function deleteAccount(
  orm: Orm,
  userId: string,
  leave: (tx: Orm) => Promise<void>,
): Promise<void> {
  await inTransaction(orm, async (tx) => {
    const isThey = eq(users.id, userId);
    // This lock also blocks inserts that refer to the person, such as a new session.
    const found = await tx.select({ id: users.id }).from(users).where(isThey).for('update');
    if (found.length === 0) return;
    await leave(tx);
    await tx.delete(users).where(isThey);
  });
}
