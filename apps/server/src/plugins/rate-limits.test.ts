import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { testApp } from '../testing/app.ts';
import { makeClient } from '../testing/client.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../testing/login.ts';
import type { RateLimits } from './rate-limits.ts';
import { postgresRateLimits, signInAttempt, signUpAttempt } from './rate-limits.ts';

let t: TestApp;
/** The same counters without the hashing. */
let limits: RateLimits;
beforeAll(async () => {
  t = await testApp({ env: { rateLimits: true } });
  limits = postgresRateLimits(t.database.pool);
});
afterAll(() => t.close());

const SIGN_IN = '/api/auth/sign-in/email';
const SIGN_UP = '/api/auth/sign-up/email';
const WRONG = 'Wrong!Fox42';

const signIn = (remoteAddress: string, email: string, password: string) =>
  makeClient(t.app).request('POST', SIGN_IN, { body: { email, password }, remoteAddress });

const repeat = async <T>(times: number, act: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => act(i)));

/** As if the time that a refusal names had passed. */
const waitOut = () => t.database.pool.query('update rate_limits set expire = 0');

describe('wrong passwords', () => {
  test('are refused from the eleventh on, with the seconds to wait, also all at once', async () => {
    const answers = await repeat(12, () => signIn('10.0.0.1', 'victim@example.org', WRONG));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('from one place do not keep the owner out elsewhere, nor at that place for good', async () => {
    const { email } = await signUp(t);
    await repeat(300, () => signIn('10.0.0.2', email, WRONG));
    expect((await signIn('10.0.0.2', email.toUpperCase(), PASSWORD)).status).toBe(429);
    expect((await signIn('10.0.0.3', email, PASSWORD)).status).toBe(200);
    await waitOut();
    expect((await signIn('10.0.0.2', email, PASSWORD)).status).toBe(200);
  });

  test('for many addresses from one place are refused too', async () => {
    await repeat(100, () => limits.count(signInAttempt('10.0.0.4', newEmail())));
    expect((await signIn('10.0.0.4', newEmail(), WRONG)).status).toBe(429);
    expect((await signIn('10.0.0.9', newEmail(), WRONG)).status).toBe(401);
  });

  test('for one address from many places are refused for a while', async () => {
    const { email } = await signUp(t);
    await repeat(200, (i) => limits.count(signInAttempt(`10.1.0.${i}`, email)));
    expect((await signIn('10.2.0.1', email, PASSWORD)).status).toBe(429);
    await waitOut();
    expect((await signIn('10.2.0.1', email, PASSWORD)).status).toBe(200);
  });

  test('from the addresses of one IPv6 network count together', async () => {
    const answers = await repeat(12, (i) =>
      signIn(`2001:db8:1:2::${i + 1}`, 'six@example.org', WRONG),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await signIn('2001:db8:1:3::1', 'six@example.org', WRONG)).status).toBe(401);
  });
});

test('right passwords do not count', async () => {
  const { email } = await signUp(t);
  for (let i = 0; i < 11; i++) expect((await signIn('10.0.0.5', email, PASSWORD)).status).toBe(200);
});

test('sign-ups over one address are refused from the eleventh on', async () => {
  const email = newEmail();
  const body = { email, password: PASSWORD, name: 'Ada Byron' };
  await repeat(9, () => limits.count(signUpAttempt('10.0.0.6', email)));
  const post = () =>
    makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress: '10.0.0.6' });
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(429);
});

describe('wrong invite codes', () => {
  test('are refused from the 31st on, at sign-up and at the first profile alike', async () => {
    const guess = (i: number) => {
      const body = {
        email: newEmail(),
        password: PASSWORD,
        name: 'Ada Byron',
        inviteCode: `guess-${i}`,
      };
      return makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress: '10.0.0.7' });
    };
    const answers = await repeat(32, guess);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);

    const ada = await signedIn(t);
    const profile = { firstName: 'Ada', lastName: 'Byron', inviteCode: 'guess' };
    const answer = await ada.request('POST', '/api/user/profile', {
      body: profile,
      remoteAddress: '10.0.0.7',
    });
    expect(answer.status).toBe(429);
  });

  test('right ones do not count', async () => {
    const { team } = await signedIn(t);
    const join = (i: number) => {
      const body = {
        email: newEmail(),
        password: PASSWORD,
        name: 'Ada',
        inviteCode: team.inviteCode,
      };
      return makeClient(t.app).request('POST', SIGN_UP, { body, remoteAddress: `10.0.${i}.8` });
    };
    for (let i = 0; i < 3; i++) expect((await join(i)).status).toBe(200);
    const { rows } = await t.database.pool.query(
      "select points from rate_limits where key like 'inviteCodeFromIp:%' and points > 0 and points < 30",
    );
    expect(rows).toEqual([]);
  });
});

test('the counters name nobody', async () => {
  await signIn('10.9.9.9', 'somebody@example.org', WRONG);
  const { rows } = await t.database.pool.query<{ key: string }>('select key from rate_limits');
  for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/);
});
