import { randomUUID } from 'node:crypto';
import { signUp as signUpEndpoint } from '@lensemble/contract/auth';
import { saveProfile } from '@lensemble/contract/profile';
import { sessionCookieName } from '../access/session-cookie.ts';
import { sealToken } from '../access/session-token.ts';
import type { TestApp } from './app.ts';
import { type Client, makeClient } from './client.ts';
import { type BuiltPerson, buildPerson } from './factories.ts';

/** Meets the five rules and is not a common password. */
export const PASSWORD = 'Amber!Fox42';

export const newEmail = () => `${randomUUID()}@example.org`;

interface Newcomer {
  readonly email?: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly inviteCode?: string;
}

/** Signs a person up through the API like the sign-up form: the account first, then the profile. */
export async function signUp(
  { app }: Pick<TestApp, 'app'>,
  overrides: Newcomer = {},
): Promise<Client & { readonly userId: string; readonly email: string }> {
  const { firstName = 'Ada', lastName = 'Byron', inviteCode } = overrides;
  const { email = newEmail(), password = PASSWORD } = overrides;
  const client = makeClient(app);
  const code = inviteCode === undefined ? {} : { inviteCode };
  const account = { email, password, name: `${firstName} ${lastName}`, ...code };
  const { user } = (await client.call(signUpEndpoint, { body: account })).body;
  await client.call(saveProfile, { body: { firstName, lastName, ...code } });
  return Object.assign(client, { userId: user.id, email });
}

/**
 * A signed-in person with profile and team, inserted directly into the database. Faster than `signUp`, for tests that
 * are not about signing up.
 */
export async function signedIn(
  { app, database, env }: Pick<TestApp, 'app' | 'database' | 'env'>,
  overrides: Parameters<typeof buildPerson>[1] = {},
): Promise<Client & BuiltPerson> {
  const person = await buildPerson(database.orm, overrides);
  const cookie = `${sessionCookieName(env)}=${sealToken(person.token, env.authSecret)}`;
  return Object.assign(makeClient(app, cookie), person);
}
