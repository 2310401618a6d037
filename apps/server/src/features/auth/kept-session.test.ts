import { afterAll, beforeAll, expect, test } from 'vitest';
import { atFullCost } from '../../../../../testing/quick-hashing.ts';
import { accounts, sessions, users } from '../../db/schema/auth.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';

/*
 * Data of a server that still used better-auth 1.7.7 with the same secret as these tests: database rows and a browser's
 * cookie.
 */
const COOKIE =
  'lensemble_session=xJxUxym5GljtkwoiSkwbkNY8duoAv4Cs.097CU7A2nZ8CpuDqEgo7oxyCPoGFylZM8t2OQ7xi6aA';
const EMAIL = 'ada@example.org';
const USER_ID = 'f5dec8d7-b974-4da0-b1cc-85b4dc0218b9';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const { orm } = t.database;
  const expiresAt = new Date(Date.now() + 86_400_000);
  await orm.insert(users).values({ id: USER_ID, name: 'Ada Byron', email: EMAIL });
  await orm.insert(accounts).values({
    userId: USER_ID,
    accountId: USER_ID,
    providerId: 'credential',
    password:
      '15806eb920b0827e0a030b31b4a3a170:38ec928325bd0f2e2bf7c191ef023afe569e346f6a8ea09e1531fd1831c52c859a81b8bb434d6d3426932b838a69b61e9821b22e8d26b0b483f44ee6dd98a126',
  });
  await orm.insert(sessions).values({
    token: 'xJxUxym5GljtkwoiSkwbkNY8duoAv4Cs',
    userId: USER_ID,
    expiresAt,
    ipAddress: '',
    userAgent: 'lightMyRequest',
  });
});
afterAll(() => t.close());

const me = { user: { id: USER_ID, email: EMAIL, name: 'Ada Byron' } };

test('a session from before opens the account', async () => {
  expect((await makeClient(t.app, COOKIE).get('/api/auth/me')).body).toEqual(me);
});

test('a session token from before is exchanged for a session', async () => {
  const client = makeClient(t.app);
  const access_token = COOKIE.split('=')[1];
  const answer = await client.post('/api/auth/set-session', { access_token });
  expect([answer.status, answer.body]).toMatchObject([200, { user: { id: USER_ID } }]);
  expect((await client.get('/api/auth/me')).body).toEqual(me);
});

test('a password from before signs in', async () => {
  const client = makeClient(t.app);
  const signIn = (password: string) =>
    atFullCost(() => client.post('/api/auth/sign-in/email', { email: EMAIL, password }));
  expect((await signIn('Amber!Fox43')).status).toBe(401);
  expect((await signIn('Amber!Fox42')).body).toMatchObject(me);
});
