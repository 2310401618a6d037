import { type Column, type SQL, sql } from 'drizzle-orm';

type Having<Name extends string> = Readonly<Record<Name, Column>>;

/** The name in a person's profile, or that of the account. */
export const nameOf = (
  profile: Having<'firstName' | 'lastName'>,
  user: Having<'name'>,
): SQL<string> =>
  sql`coalesce(nullif(trim(${profile.firstName} || ' ' || ${profile.lastName}), ''), ${user.name})`;
