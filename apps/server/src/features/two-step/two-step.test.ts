import {
  DEAD_STEP_MESSAGE,
  isAppCode,
  MISSING_CODE_MESSAGE,
  WRONG_CODE_MESSAGE,
} from '@lensemble/contract/two-step';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { PASSWORD, signedIn, signUp } from '../../testing/login.ts';
import { firstStep, withTwoStep } from '../../testing/two-step.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const TWO_STEP = '/api/auth/two-step';
const SECOND = '/api/auth/sign-in/second-step';

const signIn = (email: string, password = PASSWORD) =>
  makeClient(t.app).post('/api/auth/sign-in/email', { email, password });
const second = (token: string, code: string) => makeClient(t.app).post(SECOND, { token, code });
const isWrong = { status: 422, body: { fields: { code: WRONG_CODE_MESSAGE } } };
const isDead = { status: 422, body: { fields: { token: DEAD_STEP_MESSAGE } } };
const sessionsOf = async (userId: string) =>
  (await t.database.pool.query('select 1 from sessions where user_id = $1', [userId])).rowCount;
const age = (userId: string) =>
  t.database.pool.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [userId],
  );

describe('turning it on', () => {
  test('takes a code of the app, and gives ten recovery codes once', async () => {
    const ada = await signUp(t);
    expect((await ada.get(TWO_STEP)).body).toEqual({ isOn: false, codesLeft: 0 });
    const { body } = await ada.post(`${TWO_STEP}/setup`, {});
    const { secret, url } = body as { secret: string; url: string };
    expect(url).toContain(`otpauth://totp/Lensemble:${encodeURIComponent(ada.email)}`);
    const right = TOTP.generate({ secret: new TOTP({ secret }).secret });
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await ada.post(TWO_STEP, { code: wrong })).toMatchObject(isWrong);
    expect(await ada.post(TWO_STEP, { code: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { code: MISSING_CODE_MESSAGE } },
    });
    expect((await ada.get(TWO_STEP)).body).toMatchObject({ isOn: false });
    const spaced = `${right.slice(0, 3)} ${right.slice(3)}`;
    const { headers, body: given } = await ada.post(TWO_STEP, { code: spaced });
    expect(headers['cache-control']).toBe('no-store');
    const { recoveryCodes } = given as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.filter((code) => isAppCode(code))).toEqual([]);
    expect((await ada.get(TWO_STEP)).body).toEqual({ isOn: true, codesLeft: 10 });
    expect((await ada.post(TWO_STEP, { code: right })).status).toBe(409);
    expect((await ada.post(`${TWO_STEP}/setup`, {})).status).toBe(409);
  });

  test('ends the other sessions, and those who wait for their password', async () => {
    const ada = await signUp(t);
    await signIn(ada.email);
    expect(await sessionsOf(ada.userId)).toBe(2);
    const { body } = await ada.post(`${TWO_STEP}/setup`, {});
    const { secret } = body as { secret: string };
    const code = TOTP.generate({ secret: new TOTP({ secret }).secret });
    expect((await ada.post(TWO_STEP, { code })).status).toBe(200);
    expect(await sessionsOf(ada.userId)).toBe(1);
    expect((await ada.get('/api/auth/me')).status).toBe(200);
  });

  test('needs a setup of its own: a secret that was replaced or never made does not count', async () => {
    const ada = await signUp(t);
    expect((await ada.post(TWO_STEP, { code: '123456' })).status).toBe(409);
    const first = (await ada.post(`${TWO_STEP}/setup`, {})).body as { secret: string };
    await ada.post(`${TWO_STEP}/setup`, {});
    const { secret } = new TOTP({ secret: first.secret });
    expect(await ada.post(TWO_STEP, { code: TOTP.generate({ secret }) })).toMatchObject(isWrong);
  });

  test('stores neither the secret nor a recovery code', async () => {
    const ada = await signUp(t);
    const { secret } = (await ada.post(`${TWO_STEP}/setup`, {})).body as { secret: string };
    const { body } = await ada.post(TWO_STEP, {
      code: TOTP.generate({ secret: new TOTP({ secret }).secret }),
    });
    const { rows } = await t.database.pool.query(
      'select * from totp_secrets join recovery_codes using (user_id) where user_id = $1',
      [ada.userId],
    );
    const stored = JSON.stringify(rows);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    for (const each of [secret, ...recoveryCodes]) expect(stored).not.toContain(each);
  });
});

describe('signing in with it', () => {
  test('has no session before the second step, and one after it', async () => {
    const ada = await withTwoStep(t);
    const first = await signIn(ada.email);
    expect(first.status).toBe(200);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.body).toEqual({ secondStep: { token: expect.any(String), hasPasskeys: false } });
    const { token } = (first.body as { secondStep: { token: string } }).secondStep;
    const client = makeClient(t.app);
    const answer = await client.post(SECOND, { token, code: await ada.freshCode() });
    expect(answer).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
    expect((await client.get('/api/auth/me')).status).toBe(200);
    // The new session is recent enough for what cannot be undone.
    expect((await client.post(`${TWO_STEP}/recovery-codes`, {})).status).toBe(200);
  });

  test('says nothing about a second step without the password', async () => {
    const ada = await withTwoStep(t);
    const bob = await signUp(t);
    const wrong = await signIn(ada.email, 'Wrong!Fox42');
    expect([wrong.status, wrong.body]).toEqual([
      401,
      (await signIn(bob.email, 'Wrong!Fox42')).body,
    ]);
  });

  test('is as before for everyone else', async () => {
    const { email } = await signUp(t);
    const { status, body } = await signIn(email);
    expect([status, body]).toMatchObject([200, { token: expect.any(String), user: { email } }]);
  });

  test.each([
    ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    [
      'full-width digits',
      (code: string) => code.replace(/\d/g, (n) => '０１２３４５６７８９'.charAt(+n)),
    ],
  ])('takes a code with %s', async (_, typed) => {
    const ada = await withTwoStep(t);
    const token = await firstStep(t, ada.email);
    expect((await second(token, typed(await ada.freshCode()))).status).toBe(200);
  });

  test('takes a code once, also in another sign-in', async () => {
    const ada = await withTwoStep(t);
    const code = ada.code();
    expect(await second(await firstStep(t, ada.email), code)).toMatchObject(isWrong);
    const fresh = await ada.freshCode();
    expect((await second(await firstStep(t, ada.email), fresh)).status).toBe(200);
    expect(await second(await firstStep(t, ada.email), fresh)).toMatchObject(isWrong);
  });

  test('takes a first step once', async () => {
    const ada = await withTwoStep(t);
    const token = await firstStep(t, ada.email);
    expect((await second(token, await ada.freshCode())).status).toBe(200);
    expect(await second(token, await ada.freshCode())).toMatchObject(isDead);
    expect(await second('made-up', '123456')).toMatchObject(isDead);
  });

  test('takes no first step of another person', async () => {
    const [ada, bob] = [await withTwoStep(t), await withTwoStep(t)];
    const token = await firstStep(t, bob.email);
    expect(await second(token, await ada.freshCode())).toMatchObject(isWrong);
    expect(await second(token, ada.recoveryCodes[0]!)).toMatchObject(isWrong);
    expect((await second(token, await bob.freshCode())).status).toBe(200);
  });

  test('takes no first step after five minutes, nor after a new password', async () => {
    const ada = await withTwoStep(t);
    const late = await firstStep(t, ada.email);
    const { pool } = t.database;
    await pool.query('update sign_in_challenges set expires_at = now() where user_id = $1', [
      ada.userId,
    ]);
    expect(await second(late, await ada.freshCode())).toMatchObject(isDead);
    const token = await firstStep(t, ada.email);
    const passwords = { currentPassword: PASSWORD, newPassword: 'Violet!Owl77' };
    expect((await ada.client.post('/api/auth/change-password', passwords)).status).toBe(200);
    expect(await second(token, await ada.freshCode())).toMatchObject(isDead);
  });

  test('takes a recovery code once, however it is typed, also if it is sent twice at once', async () => {
    const ada = await withTwoStep(t);
    const [code = '', other = ''] = ada.recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const tokens = await Promise.all([firstStep(t, ada.email), firstStep(t, ada.email)]);
    const answers = await Promise.all(tokens.map((token) => second(token, typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await ada.client.get(TWO_STEP)).body).toEqual({ isOn: true, codesLeft: 9 });
    // Of two codes for one first step, one makes a session, and the other stays valid.
    const token = await firstStep(t, ada.email);
    const both = [second(token, other), second(token, await ada.freshCode())];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('limits guesses per network and per account, and lets the owner in again later', async () => {
    const limited = await testApp({ env: { rateLimits: true } });
    const ada = await withTwoStep(limited);
    const guess = (code: string, token: string, remoteAddress: string) =>
      makeClient(limited.app).request('POST', SECOND, { body: { token, code }, remoteAddress });
    const token = await firstStep(limited, ada.email);
    const wrong = 'aaaaa-aaaaa';
    const from = async (address: string) => {
      const statuses: number[] = [];
      for (let n = 0; n < 11; n += 1) statuses.push((await guess(wrong, token, address)).status);
      return statuses;
    };
    expect(await from('192.0.2.1')).toEqual([...Array(10).fill(422), 429]);
    // The owner at another network can still sign in, and a right code costs no attempt.
    expect((await guess(await ada.freshCode(), token, '192.0.2.9')).status).toBe(200);
    const next = await firstStep(limited, ada.email);
    for (const address of ['192.0.2.9', '192.0.2.2']) {
      for (let n = 0; n < 10; n += 1)
        expect(await guess(wrong, next, address)).toMatchObject(isWrong);
    }
    const refused = await guess(await ada.freshCode(), next, '192.0.2.3');
    expect(refused.status).toBe(429);
    await limited.database.pool.query('update rate_limits set expire = 0');
    expect((await guess(await ada.freshCode(), next, '192.0.2.9')).status).toBe(200);
    await limited.close();
  });

  test('ends the former session of the browser, and never uses its token again', async () => {
    const ada = await withTwoStep(t);
    const former = ada.client.cookie;
    const token = await firstStep(t, ada.email);
    const answer = await ada.client.post(SECOND, { token, code: await ada.freshCode() });
    expect(answer.status).toBe(200);
    expect(ada.client.cookie).not.toBe(former);
    expect((await makeClient(t.app, former).get('/api/auth/me')).status).toBe(401);
  });
});

describe('changing it', () => {
  test('needs a recent sign-in', async () => {
    const ada = await withTwoStep(t);
    await age(ada.userId);
    const answers = [
      await ada.client.post(`${TWO_STEP}/setup`, {}),
      await ada.client.post(TWO_STEP, { code: '123456' }),
      await ada.client.post(`${TWO_STEP}/recovery-codes`, {}),
      await ada.client.delete(TWO_STEP),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test('replaces the recovery codes', async () => {
    const ada = await withTwoStep(t);
    const { body } = await ada.client.post(`${TWO_STEP}/recovery-codes`, {});
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    const token = await firstStep(t, ada.email);
    expect(await second(token, ada.recoveryCodes[0]!)).toMatchObject(isWrong);
    expect((await second(token, recoveryCodes[0]!)).status).toBe(200);
    const bob = await signUp(t);
    expect((await bob.post(`${TWO_STEP}/recovery-codes`, {})).status).toBe(409);
  });

  test('turns it off: its codes end at once, and a password is enough', async () => {
    const ada = await withTwoStep(t);
    const token = await firstStep(t, ada.email);
    expect((await ada.client.delete(TWO_STEP)).status).toBe(200);
    expect(await second(token, ada.code())).toMatchObject(isWrong);
    expect(await second(token, ada.recoveryCodes[0]!)).toMatchObject(isWrong);
    expect((await signIn(ada.email)).body).toMatchObject({ token: expect.any(String) });
    expect((await ada.client.get(TWO_STEP)).body).toEqual({ isOn: false, codesLeft: 0 });
  });

  test('ends with the account', async () => {
    const ada = await withTwoStep(t);
    const token = await firstStep(t, ada.email);
    expect((await ada.client.delete('/api/auth/delete-account')).status).toBe(200);
    expect(await second(token, ada.code())).toMatchObject(isDead);
  });

  test('stays when another person turns theirs off', async () => {
    const ada = await withTwoStep(t);
    const bob = await signedIn(t);
    await bob.delete(TWO_STEP);
    expect((await ada.client.get(TWO_STEP)).body).toMatchObject({ isOn: true });
  });
});
