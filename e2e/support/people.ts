import { randomUUID } from 'node:crypto';
import { signIn as signInEndpoint, signUp as signUpEndpoint } from '@lensemble/contract/auth';
import type { CatalogueKind } from '@lensemble/contract/catalogue-kinds';
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

export function newPerson(given: Partial<Person> = {}): Person {
  return {
    email: `${randomUUID()}@example.org`,
    password: 'Golden-Hour-0642!',
    firstName: 'Robin',
    lastName: 'Okafor',
    ...given,
  };
}

/** Posts like the product's own pages, with the caller's cookies. */
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

/** Creates an account with profile and team through the API. The caller is signed in afterwards. */
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

/**
 * Removes the session without using the screens. Leaves the page first, so that none of its requests fails and
 * redirects.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

export async function signIn(
  caller: Caller,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await post(caller, signInEndpoint.path, { email, password });
}

export function planShoot(
  caller: Caller,
  shoot: BodyOf<typeof createShoot>,
): Promise<ResponseOf<typeof createShoot>> {
  return post(caller, createShoot.path, shoot, { 'idempotency-key': randomUUID() });
}

export function addItem(
  caller: Caller,
  kind: CatalogueKind,
  item: Record<string, unknown>,
): Promise<{ id: string }> {
  return post(caller, `/api/${kind}`, item);
}
