import { randomUUID } from 'node:crypto';
import { signUp } from '@lensemble/contract/auth';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { saveProfile } from '@lensemble/contract/profile';
import { shootStatuses } from '@lensemble/contract/shoot-status';
import { createShoot } from '@lensemble/contract/shoots';

export const SHOOTS = 500;
const AT_ONCE = 10;

/** A signed-in user, as request headers. */
export interface Visitor {
  cookie: string;
  origin: string;
}

/** Its cookies, as a browser takes them. */
export const cookiesOf = ({ cookie, origin }: Visitor) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });

async function post(origin: string, path: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** @param inviteCode that of a team to join */
export async function newVisitor(origin: string, inviteCode?: string): Promise<Visitor> {
  const code = inviteCode === undefined ? {} : { inviteCode };
  const account: BodyOf<typeof signUp> = {
    email: `${randomUUID()}@example.org`,
    password: 'Golden-Hour-0642!',
    name: 'Robin Okafor',
    ...code,
  };
  const response = await post(origin, signUp.path, account, {});
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const profile: BodyOf<typeof saveProfile> = {
    firstName: 'Robin',
    lastName: 'Okafor',
    ...code,
  };
  await post(origin, saveProfile.path, profile, { cookie });
  return { cookie, origin };
}

export function shootBody(number: number): BodyOf<typeof createShoot> {
  const day = new Date(Date.UTC(2027, 0, 1 + (number % 360)));
  return {
    title: `Lanterns over the lake, part ${number}`,
    status: shootStatuses[number % shootStatuses.length] ?? 'planning',
    date: day.toISOString().slice(0, 10),
    time: '18:30',
    timeZone: 'Europe/Berlin',
    durationMinutes: 90,
    description: 'Lanterns, fog and a slow walk along the shore. '.repeat(3),
  };
}

/** Fills the visitor's team through the API. @returns the id of one of the shoots */
export async function planShoots({ origin, cookie }: Visitor, count = SHOOTS): Promise<string> {
  let id = '';
  for (let number = 0; number < count; number += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) =>
      post(origin, createShoot.path, shootBody(number + index), {
        cookie,
        'idempotency-key': randomUUID(),
      }),
    );
    const answers = await Promise.all(batch.map(async (answer) => (await answer).json()));
    id = answers[0].id;
  }
  return id;
}
