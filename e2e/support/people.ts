import { randomUUID } from 'node:crypto';
import { signIn as signInEndpoint, signUp as signUpEndpoint } from '@lensemble/contract/auth';
import type { BodyOf, ResponseOf } from '@lensemble/contract/endpoint';
import { saveProfile } from '@lensemble/contract/profile';
import { createShoot } from '@lensemble/contract/shoots';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

type Caller = Page | APIRequestContext;

/** Somebody who has no account yet. */
export function newPerson(given: Partial<Person> = {}): Person {
  return {
    email: `${randomUUID()}@example.org`,
    password: 'Golden-Hour-0642!',
    firstName: 'Robin',
    lastName: 'Okafor',
    ...given,
  };
}

/** A call that the server takes for the page's own; cookies are those of the page. */
async function post<Answer>(
  caller: Caller,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = 'request' in caller ? caller.request : caller;
  const response: APIResponse = await request.post(path, {
    data,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
  if (!response.ok()) {
    throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`);
  }
  return response.json();
}

/** Makes an account with profile and team, without the screens; the caller is signed in afterwards. */
export async function signUp(
  caller: Caller,
  { inviteCode, ...given }: Partial<Person> & { inviteCode?: string } = {},
): Promise<Person> {
  const person = newPerson(given);
  const { email, password, firstName, lastName } = person;
  const account: BodyOf<typeof signUpEndpoint> = {
    email,
    password,
    name: `${firstName} ${lastName}`,
    ...(inviteCode === undefined ? {} : { inviteCode }),
  };
  await post(caller, signUpEndpoint.path, account);
  const profile: BodyOf<typeof saveProfile> = { firstName, lastName };
  await post(caller, saveProfile.path, profile);
  return person;
}

/** Forgets who is signed in, without the screens. The page is left first: no call of its own may hear of it and lead elsewhere. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs in without the screens. */
export async function signIn(
  caller: Caller,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await post(caller, signInEndpoint.path, { email, password });
}

/** Plans a shoot for the signed-in person's team, without the screens. */
export function planShoot(
  caller: Caller,
  shoot: BodyOf<typeof createShoot>,
): Promise<ResponseOf<typeof createShoot>> {
  return post(caller, createShoot.path, shoot, { 'idempotency-key': randomUUID() });
}

/** Puts an item into one of the team's catalogues. */
export function addItem(
  caller: Caller,
  kind: 'personnel' | 'equipment' | 'locations' | 'props' | 'costumes',
  item: Record<string, unknown>,
): Promise<{ id: string }> {
  return post(caller, `/api/${kind}`, item);
}
