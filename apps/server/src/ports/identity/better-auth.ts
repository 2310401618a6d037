import { and, eq, lt } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import type { Env } from '../../env.ts';
import { newToken } from '../../session-letters.ts';
import { accountsIn } from './accounts.ts';
import { logins } from './logins.ts';
import type { Account, Credentials, Identity, NewSession } from './port.ts';
import { PASSWORD_PROVIDER, SESSION_DAYS } from './port.ts';

const DAY_SECONDS = 86_400;

type IdentityEnv = Pick<Env, 'authSecret' | 'publicUrl' | 'emailConfirmation'>;

/** The library takes a third of a second to read, which a start need not wait for. */
async function load(orm: Orm, env: IdentityEnv) {
  const [{ betterAuth }, { drizzleAdapter }, { hashing }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
    import('./hashing.ts'),
  ]);
  const schema = { users, sessions, accounts, verifications };
  const auth = betterAuth({
    baseURL: env.publicUrl,
    secret: env.authSecret,
    database: drizzleAdapter(orm, { provider: 'pg', usePlural: true, schema }),
    advanced: { database: { generateId: false } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: env.emailConfirmation,
      password: hashing,
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS },
    telemetry: { enabled: false },
    // It logs addresses.
    logger: { disabled: true },
  });
  return { api: auth.api, ...(await auth.$context) };
}

type Library = Awaited<ReturnType<typeof load>>;

const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_SECONDS * 1000);

const accountOf = ({ id, email, name }: Account): Account => ({ id, email, name });

async function startSession(orm: Orm, account: Account): Promise<NewSession> {
  const token = newToken();
  const expiresAt = expiryFrom(new Date());
  await orm.insert(sessions).values({ token, userId: account.id, expiresAt });
  return { token, account: accountOf(account) };
}

/** Account, password, session and what else belongs to it, all or nothing; nothing where the address is taken. */
function insertAccount(
  orm: Orm,
  { email, name, password }: Credentials & { name: string },
  settle: Parameters<Identity['signUp']>[1],
): Promise<NewSession | undefined> {
  return orm.transaction(async (tx) => {
    const inserted = tx
      .insert(users)
      .values({ email, name })
      .onConflictDoNothing({ target: users.email });
    const [user] = await inserted.returning();
    if (!user) return undefined;
    const login = { userId: user.id, accountId: user.id, providerId: PASSWORD_PROVIDER, password };
    await tx.insert(accounts).values(login);
    const session = await startSession(tx, user);
    await settle?.(tx, session.account);
    return session;
  });
}

/** Nobody asks for them again: they go with the owner's next sign-in. */
async function forgetExpired(orm: Orm, account: Account): Promise<void> {
  const isOver = lt(sessions.expiresAt, new Date());
  await orm.delete(sessions).where(and(eq(sessions.userId, account.id), isOver));
}

async function signIn(
  library: Library,
  email: string,
  password: string,
): Promise<NewSession | 'unconfirmed' | undefined> {
  try {
    const { token, user } = await library.api.signInEmail({ body: { email, password } });
    return { token, account: accountOf(user) };
  } catch (error) {
    const { body } = error as { body?: { code?: string } };
    if (body?.code === 'INVALID_EMAIL_OR_PASSWORD') return undefined;
    if (body?.code === 'EMAIL_NOT_VERIFIED') return 'unconfirmed';
    throw error;
  }
}

/**
 * Accounts and sessions by better-auth, in this database. Its own router is not mounted: the contract's routes call it, so
 * that access, strictness and rate limits hold on every path. Passwords are hashed by scrypt on the thread pool.
 */
export function betterAuthIdentity(orm: Orm, env: IdentityEnv): Identity {
  let loading: Promise<Library> | undefined;
  const loaded = () => {
    loading ??= load(orm, env);
    return loading;
  };
  return {
    async signUp({ email, password, name }, settle) {
      const library = await loaded();
      // Before the transaction: on the embedded engine everything else would wait for the hash.
      const hash = await library.password.hash(password);
      return insertAccount(orm, { email, name, password: hash }, settle);
    },
    async signIn({ email, password }) {
      const session = await signIn(await loaded(), email, password);
      if (session && session !== 'unconfirmed') await forgetExpired(orm, session.account);
      return session;
    },
    ...accountsIn(orm),
    ...logins,
    async startSession(tx, account) {
      await forgetExpired(tx, account);
      return startSession(tx, account);
    },
    async renew(token) {
      const library = await loaded();
      const found = await library.internalAdapter.findSession(token);
      if (!found || found.session.expiresAt <= new Date()) return undefined;
      return startSession(orm, found.user);
    },
    // The library's own update and delete take no notice of a database that is away.
    async prolong(token) {
      const updatedAt = new Date();
      const expiresAt = expiryFrom(updatedAt);
      await orm.update(sessions).set({ expiresAt, updatedAt }).where(eq(sessions.token, token));
    },
    async signOut(token) {
      await orm.delete(sessions).where(eq(sessions.token, token));
    },
    async deleteAccount(userId, leave) {
      await orm.transaction(async (tx) => {
        const isThey = eq(users.id, userId);
        // Keys that point to the person wait as well, such as a new session.
        const found = await tx.select({ id: users.id }).from(users).where(isThey).for('update');
        if (found.length === 0) return;
        await leave?.(tx);
        await tx.delete(users).where(isThey);
      });
    },
    async warmUp() {
      await loaded();
    },
  };
}
