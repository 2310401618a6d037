import { type Language, SOURCE } from '@lensemble/messages/languages';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { users } from '../db/schema/auth.ts';
import type { Env } from '../start/env.ts';

interface Reader {
  readonly email: string;
  /** The person whose action causes the mail. */
  readonly by?: string | undefined;
}

/** The language of a mail: that of the recipient's account, otherwise that of the person who causes it. */
export async function mailLanguage(
  orm: Orm,
  { languages }: Pick<Env, 'languages'>,
  { email, by }: Reader,
): Promise<Language> {
  const isMeant =
    by === undefined ? eq(users.email, email) : or(eq(users.email, email), eq(users.id, by));
  const found = await orm
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(isMeant, isNotNull(users.language)));
  const [first] = found.toSorted((a, b) => Number(b.email === email) - Number(a.email === email));
  const language = first?.language;
  return language && languages.includes(language) ? language : SOURCE;
}
