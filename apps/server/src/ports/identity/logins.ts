import { and, eq, ne, sql } from 'drizzle-orm';
import { accounts, users } from '../../db/schema/auth.ts';
import type { KnownAccount, Login, Logins } from './port.ts';
import { PASSWORD_PROVIDER } from './port.ts';

type UserRow = typeof users.$inferSelect;

const knownAccount = ({ id, email, name, emailVerified }: UserRow): KnownAccount => ({
  id,
  email,
  name,
  isConfirmed: emailVerified,
});

const isLogin = ({ provider, subject }: Login) =>
  and(eq(accounts.providerId, provider), eq(accounts.accountId, subject));

const isOf = (userId: string, provider: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, provider));

/** The tokens of a provider are not kept: signing in needs none. */
const rowOf = (userId: string, { provider, subject }: Login) => ({
  userId,
  providerId: provider,
  accountId: subject,
});

/** How accounts are opened by what another service says. */
export const logins: Logins = {
  async findByLogin(tx, login) {
    const [found] = await tx
      .select({ user: users })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(isLogin(login));
    return found && knownAccount(found.user);
  },
  async makeAccount(tx, { email, name, isConfirmed, login }) {
    const values = { email, name, emailVerified: isConfirmed };
    const inserted = tx.insert(users).values(values).onConflictDoNothing({ target: users.email });
    const [user] = await inserted.returning();
    if (!user) return undefined;
    await tx.insert(accounts).values(rowOf(user.id, login));
    return knownAccount(user);
  },
  async addLogin(tx, userId, login) {
    const [same] = await tx.select().from(accounts).where(isOf(userId, login.provider));
    if (same) return same.accountId === login.subject ? 'connected' : 'other-connected';
    const row = rowOf(userId, login);
    const inserted = await tx.insert(accounts).values(row).onConflictDoNothing().returning();
    return inserted.length > 0 ? 'connected' : 'connected-elsewhere';
  },
  async listLogins(tx, userId) {
    const { providerId } = accounts;
    const found = await tx.select({ providerId }).from(accounts).where(eq(accounts.userId, userId));
    return found.map((row) => row.providerId);
  },
  async removeLogin(tx, userId, provider) {
    await tx.delete(accounts).where(isOf(userId, provider));
  },
  async forgetUnproven(tx, userId) {
    const isUnproven = and(eq(users.id, userId), eq(users.emailVerified, false));
    const name = sql`split_part(${users.email}, '@', 1)`;
    const found = await tx.update(users).set({ name }).where(isUnproven).returning();
    if (found.length === 0) return false;
    const isForeign = ne(accounts.providerId, PASSWORD_PROVIDER);
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), isForeign));
    return true;
  },
};
