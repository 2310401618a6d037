import { randomUUID } from 'node:crypto';
import { signUp as signUpEndpoint } from '@lensemble/contract/auth';
import { saveProfile } from '@lensemble/contract/profile';
import { sessionCookieName } from '../access/session-cookie.ts';
import { sealToken } from '../access/session-token.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { makeClient } from './client.ts';
import type { BuiltPerson } from './factories.ts';
import { buildPerson } from './factories.ts';

/** Keeps the five rules and is in no list. */
export const PASSWORD = 'Amber!Fox42';

export const newEmail = () => `${randomUUID()}@example.org`;

interface Newcomer {
  readonly email?: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly inviteCode?: string;
}

/** Signs somebody up through the API, as the sign-up form does: account first, then profile. */
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
 * Somebody who is signed in and has a profile and a team of their own, put straight into the database: quick, for all
 * tests that are not about signing up.
 */
export async function signedIn(
  { app, database, env }: Pick<TestApp, 'app' | 'database' | 'env'>,
  overrides: Parameters<typeof buildPerson>[1] = {},
): Promise<Client & BuiltPerson> {
  const person = await buildPerson(database.orm, overrides);
  const cookie = `${sessionCookieName(env)}=${sealToken(person.token, env.authSecret)}`;
  return Object.assign(makeClient(app, cookie), person);
}
