import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { accounts, sessions, users } from '../../db/schema/auth.ts';
import type { Identity } from './port.ts';
import { PASSWORD_PROVIDER } from './port.ts';

/** Reads a third of the library, which a start need not wait for. */
const loadHashing = async () => (await import('./hashing.ts')).hashing;

async function endSessions(tx: Orm, userId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.token, except);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

async function setPassword(
  tx: Orm,
  userId: string,
  password: string,
  except?: string,
): Promise<void> {
  const login = { userId, accountId: userId, providerId: PASSWORD_PROVIDER, password };
  const set = { password, updatedAt: new Date() };
  const target = [accounts.providerId, accounts.accountId];
  await tx.insert(accounts).values(login).onConflictDoUpdate({ target, set });
  await endSessions(tx, userId, except);
}

async function isPassword(orm: Orm, userId: string, password: string): Promise<boolean> {
  const isTheirs = and(eq(accounts.userId, userId), eq(accounts.providerId, PASSWORD_PROVIDER));
  const [login] = await orm.select({ hash: accounts.password }).from(accounts).where(isTheirs);
  const hashing = await loadHashing();
  if (login?.hash) return hashing.verify({ hash: login.hash, password });
  await hashing.hash(password);
  return false;
}

/** What the rows of accounts tell, in the shape in which the library keeps them. */
export function accountsIn(
  orm: Orm,
): Pick<
  Identity,
  'find' | 'confirm' | 'isPassword' | 'hashPassword' | 'setPassword' | 'endSessions'
> {
  return {
    async find(email, tx = orm) {
      const [user] = await tx.select().from(users).where(eq(users.email, email));
      if (!user) return undefined;
      const { id, name, emailVerified: isConfirmed } = user;
      return { id, email, name, isConfirmed };
    },
    async confirm(tx, userId) {
      const set = { emailVerified: true, updatedAt: new Date() };
      const [user] = await tx.update(users).set(set).where(eq(users.id, userId)).returning();
      return user?.email;
    },
    isPassword: (userId, password) => isPassword(orm, userId, password),
    hashPassword: async (password) => (await loadHashing()).hash(password),
    setPassword,
    endSessions,
  };
}
