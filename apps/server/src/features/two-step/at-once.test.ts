import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { PASSWORD, signUp } from '../../testing/login.ts';
import { firstStep, withTwoStep } from '../../testing/two-step.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const TWO_STEP = '/api/auth/two-step';
const sessionsOf = async (userId: string) =>
  (await t.database.pool.query('select from sessions where user_id = $1', [userId])).rowCount;

/** Sends a request that has to wait for what another server is doing in a transaction. */
async function during<T>(
  doing: (other: PoolClient) => Promise<unknown>,
  send: () => Promise<T>,
): Promise<T> {
  const other = await t.database.pool.connect();
  try {
    await other.query('begin');
    await doing(other);
    const sending = send();
    await untilBlocked(other);
    await other.query('commit');
    return await sending;
  } finally {
    await other.query('rollback');
    other.release();
  }
}

const lock = (other: PoolClient, userId: string) =>
  other.query('select from users where id = $1 for no key update', [userId]);
const insertSession = (other: PoolClient, userId: string) =>
  other.query(
    `insert into sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
    [randomUUID(), userId, randomUUID()],
  );

test('a new password ends the session that a second step makes at the same moment', async () => {
  const ada = await withTwoStep(t);
  await firstStep(t, ada.email);
  const passwords = { currentPassword: PASSWORD, newPassword: 'Violet!Owl77' };
  const answer = await during(
    async (other) => {
      await other.query('delete from sign_in_challenges where user_id = $1', [ada.userId]);
      await insertSession(other, ada.userId);
    },
    () => ada.client.post('/api/auth/change-password', passwords),
  );
  expect(answer.status).toBe(200);
  expect(await sessionsOf(ada.userId)).toBe(1);
});

test('a sign-in asks for the second step if two-step sign-in is turned on at the same moment', async () => {
  const ada = await signUp(t);
  const { body } = await during(
    async (other) => {
      await lock(other, ada.userId);
      await other.query(
        `insert into totp_secrets (user_id, secret, confirmed_at) values ($1, 'x', now())`,
        [ada.userId],
      );
    },
    () =>
      makeClient(t.app).post('/api/auth/sign-in/email', { email: ada.email, password: PASSWORD }),
  );
  expect(body).toEqual({ secondStep: { token: expect.any(String), hasPasskeys: false } });
});

test('turning it on ends the session of a sign-in that took one step at the same moment', async () => {
  const ada = await signUp(t);
  const { secret } = (await ada.post(`${TWO_STEP}/setup`, {})).body as { secret: string };
  const code = TOTP.generate({ secret: new TOTP({ secret }).secret });
  const answer = await during(
    async (other) => {
      await lock(other, ada.userId);
      await insertSession(other, ada.userId);
    },
    () => ada.post(TWO_STEP, { code }),
  );
  expect(answer.status).toBe(200);
  expect(await sessionsOf(ada.userId)).toBe(1);
});

test('new recovery codes replace those that another request makes at the same moment', async () => {
  const ada = await withTwoStep(t);
  const answer = await during(
    async (other) => {
      await lock(other, ada.userId);
      await other.query(`insert into recovery_codes (user_id, hash) values ($1, 'x')`, [
        ada.userId,
      ]);
    },
    () => ada.client.post(`${TWO_STEP}/recovery-codes`, {}),
  );
  expect(answer.status).toBe(200);
  expect((await ada.client.get(TWO_STEP)).body).toEqual({ isOn: true, codesLeft: 10 });
});

test('turning it off deletes recovery codes that another request makes at the same moment', async () => {
  const ada = await withTwoStep(t);
  const answer = await during(
    async (other) => {
      await lock(other, ada.userId);
      await other.query(`insert into recovery_codes (user_id, hash) values ($1, 'x')`, [
        ada.userId,
      ]);
    },
    () => ada.client.delete(TWO_STEP),
  );
  expect(answer.status).toBe(200);
  expect((await ada.client.get(TWO_STEP)).body).toEqual({ isOn: false, codesLeft: 0 });
});
