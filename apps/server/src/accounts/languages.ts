import { type Language, offeredLanguage } from '@lensemble/messages/languages';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { users } from '../db/schema/auth.ts';
import type { Env } from '../start/env.ts';

type Settings = Pick<Env, 'languages'>;

/** The language of what is written for a person without a request of theirs. */
export async function accountLanguage(orm: Orm, env: Settings, userId: string): Promise<Language> {
  const { language } = users;
  const [found] = await orm.select({ language }).from(users).where(eq(users.id, userId));
  return offeredLanguage(env.languages, found?.language);
}

interface Reader {
  readonly email: string;
  /** The person whose action causes the mail. */
  readonly by?: string | undefined;
}

/** The language of a mail: that of the recipient's account, otherwise that of the person who causes it. */
export async function mailLanguage(
  orm: Orm,
  env: Settings,
  { email, by }: Reader,
): Promise<Language> {
  const isMeant =
    by === undefined ? eq(users.email, email) : or(eq(users.email, email), eq(users.id, by));
  const found = await orm
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(isMeant, isNotNull(users.language)));
  const [first] = found.toSorted((a, b) => Number(b.email === email) - Number(a.email === email));
  return offeredLanguage(env.languages, first?.language);
}
