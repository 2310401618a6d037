import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { accounts, users } from '../db/schema/auth.ts';
import { insertAccount, type KnownAccount, knownAccount, type NewAccount } from './accounts.ts';

/** A person's identity at another service. `subject` is constant and unique there. */
export interface Login {
  readonly provider: string;
  readonly subject: string;
}

const isLogin = ({ provider, subject }: Login) =>
  and(eq(accounts.providerId, provider), eq(accounts.accountId, subject));

const isOf = (userId: string, provider: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, provider));

/** Tokens of Google and Facebook are not stored, because signing in does not need them. */
const rowOf = (userId: string, { provider, subject }: Login) => ({
  userId,
  providerId: provider,
  accountId: subject,
});

export async function findByLogin(tx: Orm, login: Login): Promise<KnownAccount | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(isLogin(login));
  return found && knownAccount(found.user);
}

/** Creates an account with this login and no password; undefined if the address is taken. */
export const makeAccount = (
  tx: Orm,
  { login, ...account }: NewAccount & { readonly login: Login },
): Promise<KnownAccount | undefined> =>
  insertAccount(tx, account, (userId) => rowOf(userId, login));

/** Adds a login to an account. An account has at most one login of each provider. */
export async function addLogin(
  tx: Orm,
  userId: string,
  login: Login,
): Promise<'connected' | 'connected-elsewhere' | 'other-connected'> {
  const [same] = await tx.select().from(accounts).where(isOf(userId, login.provider));
  if (same) return same.accountId === login.subject ? 'connected' : 'other-connected';
  const row = rowOf(userId, login);
  const inserted = await tx.insert(accounts).values(row).onConflictDoNothing().returning();
  return inserted.length > 0 ? 'connected' : 'connected-elsewhere';
}

/** What a provider calls the owner of an account. */
export async function findSubject(
  tx: Orm,
  userId: string,
  provider: string,
): Promise<string | undefined> {
  const { accountId } = accounts;
  const [login] = await tx.select({ accountId }).from(accounts).where(isOf(userId, provider));
  return login?.accountId;
}

/** The providers of an account's logins. `PASSWORD_PROVIDER` stands for a password. */
export async function listLogins(tx: Orm, userId: string): Promise<string[]> {
  const { providerId } = accounts;
  const found = await tx.select({ providerId }).from(accounts).where(eq(accounts.userId, userId));
  return found.map((row) => row.providerId);
}

export async function removeLogin(tx: Orm, userId: string, provider: string): Promise<void> {
  await tx.delete(accounts).where(isOf(userId, provider));
}
