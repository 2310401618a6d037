import { COMMON_PASSWORD_MESSAGE } from '@lensemble/contract/password-rules';
import {
  DEAD_RESET_LINK_MESSAGE,
  SAME_PASSWORD_MESSAGE,
  WRONG_PASSWORD_MESSAGE,
} from '@lensemble/contract/passwords';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signUp } from '../../testing/login.ts';
import { type MailApp, mailApp, tokenIn } from '../../testing/mail-app.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(() => {
  t.server.mails.length = 0;
});
afterAll(() => t.close());

const FORGOT = '/api/auth/forget-password';
const RESET = '/api/auth/reset-password';
const CHANGE = '/api/auth/change-password';
const NEXT = 'Silver!Crane7';

const stranger = () => makeClient(t.app);
const signInWith = async (email: string, password: string) => {
  const client = stranger();
  const { status } = await client.post('/api/auth/sign-in/email', { email, password });
  return { client, status };
};
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me')).status === 200;

async function linkFor(email: string): Promise<string> {
  await stranger().post(FORGOT, { email });
  const { parsed } = await t.server.mailTo(email);
  return tokenIn(parsed.text);
}

const expireAll = () =>
  t.database.pool.query(`update mail_tokens set expires_at = now() - interval '1 second'`);

describe('forgetting a password', () => {
  test('sends a mail with a link, whatever the letter case of the address', async () => {
    const { email } = await signUp(t);
    const answer = await stranger().post(FORGOT, { email: ` ${email.toUpperCase()} ` });
    expect(answer.body).toEqual({ success: true });
    const { parsed, recipients } = await t.server.mailTo(email);
    expect(recipients).toEqual([email]);
    expect(parsed.subject).toBe('Choose a new password');
    const link = `http://localhost:3000/auth/reset#token=${tokenIn(parsed.text)}`;
    expect(parsed.text).toContain(`\n${link}\n`);
    expect(parsed.html).toContain(`href="${link}"`);
  });

  test('answers alike for an address without an account, and sends nothing', async () => {
    const { email } = await signUp(t);
    const unknownEmail = newEmail();
    const unknown = await stranger().post(FORGOT, { email: unknownEmail });
    const known = await stranger().post(FORGOT, { email });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(unknown.headers['set-cookie']).toBeUndefined();
    await t.server.mailTo(email);
    expect(t.server.mails.flatMap(({ recipients }) => recipients)).toEqual([email]);
  });

  test('leaves password and sessions as they are', async () => {
    const ada = await signUp(t);
    await linkFor(ada.email);
    expect(await isSignedIn(ada)).toBe(true);
    expect((await signInWith(ada.email, PASSWORD)).status).toBe(200);
  });

  test('keeps no secret of the link, neither in its row nor in a job', async () => {
    const { email } = await signUp(t);
    const token = await linkFor(email);
    const { rows } = await t.database.pool.query(
      'select row_to_json(k)::text as text from mail_tokens k union all select row_to_json(j)::text from pgboss.job j',
    );
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  test.each([
    undefined,
    {},
    { email: 'no address' },
    { email: 7 },
    { email: 'a@b.c\r\nBcc: d@e.f' },
  ])('refuses %j', async (body) => {
    expect((await stranger().post(FORGOT, body)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a link', () => {
  test('sets a new password, ends all sessions, and a mail tells of it', async () => {
    const ada = await signUp(t);
    const token = await linkFor(ada.email);
    const answer = await stranger().post(RESET, { token, password: NEXT });
    expect([answer.body, answer.headers['set-cookie']]).toEqual([{ success: true }, undefined]);
    expect(await isSignedIn(ada)).toBe(false);
    expect((await signInWith(ada.email, PASSWORD)).status).toBe(401);
    expect((await signInWith(ada.email, NEXT)).status).toBe(200);
    const { parsed } = await t.server.mailTo(ada.email);
    expect(parsed.subject).toBe('Your password was changed');
  });

  test('is good once, also when it is used six times at once, and takes the other links with it', async () => {
    const { email } = await signUp(t);
    const [other, token] = [await linkFor(email), await linkFor(email)];
    const uses = Array.from({ length: 6 }, (_, index) =>
      stranger().post(RESET, { token, password: `${NEXT}${index}` }),
    );
    const statuses = (await Promise.all(uses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 422, 422, 422, 422, 422]);
    for (const each of [token, other]) {
      const again = await stranger().post(RESET, { token: each, password: NEXT });
      expect(again.body).toMatchObject({ fields: { token: DEAD_RESET_LINK_MESSAGE } });
    }
  });

  test('is good for one hour', async () => {
    const { email } = await signUp(t);
    const token = await linkFor(email);
    const { rows } = await t.database.pool.query(
      'select extract(epoch from max(expires_at) - now())::float as seconds from mail_tokens',
    );
    expect(rows[0].seconds).toBeGreaterThan(3_500);
    expect(rows[0].seconds).toBeLessThanOrEqual(3_600);
    await expireAll();
    expect((await stranger().post(RESET, { token, password: NEXT })).status).toBe(422);
    expect((await signInWith(email, PASSWORD)).status).toBe(200);
  });

  test('is only good for its own account', async () => {
    const [ada, bob] = [await signUp(t), await signUp(t)];
    const token = await linkFor(ada.email);
    await stranger().post(RESET, { token, password: NEXT });
    expect(await isSignedIn(bob)).toBe(true);
    expect((await signInWith(bob.email, PASSWORD)).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(128)])(
    'that is made up (%j) is refused as one that is over',
    async (token) => {
      const answer = await stranger().post(RESET, { token, password: NEXT });
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { fields: { token: DEAD_RESET_LINK_MESSAGE } },
      ]);
    },
  );

  test.each([
    ['never', false, 0],
    ['long', true, 1],
  ])(
    'of an account that was %s known to be theirs: a Google of before',
    async (_, isProven, left) => {
      const { email, userId } = await signUp(t);
      const { pool } = t.database;
      await pool.query('update users set email_verified = $2 where id = $1', [userId, isProven]);
      await pool.query(
        `insert into google_connections (user_id, email, access_token, access_token_expires_at, scope)
       values ($1, 'eve@example.org', 'locked', now(), 'drive')`,
        [userId],
      );
      const token = await linkFor(email);
      expect((await stranger().post(RESET, { token, password: NEXT })).status).toBe(200);
      const text = 'select from google_connections where user_id = $1';
      expect((await pool.query(text, [userId])).rowCount).toBe(left);
    },
  );

  test('that confirms an address sets no password', async () => {
    const { email, userId } = await signUp(t);
    const token = await linkFor(email);
    await t.database.pool.query(`update mail_tokens set purpose = 'confirm' where user_id = $1`, [
      userId,
    ]);
    expect((await stranger().post(RESET, { token, password: NEXT })).status).toBe(422);
  });

  test.each([
    ['short', 'Ab1!', 'Password must be at least 6 characters long'],
    ['without a symbol', 'Silver7Crane', 'Password must contain at least one symbol'],
    ['of the commonest', 'Password1!', COMMON_PASSWORD_MESSAGE],
  ])('outlives a password %s', async (_, password, message) => {
    const { email } = await signUp(t);
    const token = await linkFor(email);
    const answer = await stranger().post(RESET, { token, password });
    expect(answer.status).toBe(422);
    const { fields } = answer.body as { fields: Record<string, string> };
    expect(fields.password).toContain(message);
    expect((await stranger().post(RESET, { token, password: NEXT })).status).toBe(200);
  });
});

describe('changing a password', () => {
  test('ends the other sessions, not the own one, and a mail tells of it', async () => {
    const ada = await signUp(t);
    const { client: elsewhere } = await signInWith(ada.email, PASSWORD);
    const body = { currentPassword: PASSWORD, newPassword: NEXT };
    expect((await ada.post(CHANGE, body)).body).toEqual({ success: true });
    expect([await isSignedIn(ada), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await signInWith(ada.email, PASSWORD)).status).toBe(401);
    expect((await signInWith(ada.email, NEXT)).status).toBe(200);
    expect((await t.server.mailTo(ada.email)).parsed.subject).toBe('Your password was changed');
  });

  test('takes links with it that were sent before', async () => {
    const ada = await signUp(t);
    const token = await linkFor(ada.email);
    await ada.post(CHANGE, { currentPassword: PASSWORD, newPassword: NEXT });
    expect((await stranger().post(RESET, { token, password: PASSWORD })).status).toBe(422);
  });

  test('needs the current one, and stays signed in where it is wrong', async () => {
    const ada = await signUp(t);
    const answer = await ada.post(CHANGE, { currentPassword: 'Wrong!Fox42', newPassword: NEXT });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: { currentPassword: WRONG_PASSWORD_MESSAGE } },
    ]);
    expect(await isSignedIn(ada)).toBe(true);
    expect((await signInWith(ada.email, PASSWORD)).status).toBe(200);
  });

  test('refuses the one that it is already, and nothing ends', async () => {
    const ada = await signUp(t);
    const { client: elsewhere } = await signInWith(ada.email, PASSWORD);
    const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
    const answer = await ada.post(CHANGE, body);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: { newPassword: SAME_PASSWORD_MESSAGE } },
    ]);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  test('refuses the commonest', async () => {
    const ada = await signUp(t);
    const body = { currentPassword: PASSWORD, newPassword: 'Password1!' };
    expect((await ada.post(CHANGE, body)).body).toMatchObject({
      fields: { newPassword: COMMON_PASSWORD_MESSAGE },
    });
  });
});

describe('calendar feeds', () => {
  const feedOf = async (client: Client) => {
    const { body } = await client.get('/api/calendar/feeds');
    return new URL((body as { person: string }).person).pathname;
  };

  test.each([
    ['stay', {}, 200],
    ['end where that is asked for', { endFeeds: true }, 404],
  ])('%s with a new password', async (_, more, status) => {
    const ada = await signUp(t);
    const feed = await feedOf(ada);
    const change = { currentPassword: PASSWORD, newPassword: NEXT, ...more };
    expect((await ada.post(CHANGE, change)).status).toBe(200);
    expect((await stranger().get(feed)).status).toBe(status);
  });

  test('end with a mailed link where that is asked for', async () => {
    const ada = await signUp(t);
    const feed = await feedOf(ada);
    const body = { token: await linkFor(ada.email), password: NEXT, endFeeds: true };
    expect((await stranger().post(RESET, body)).status).toBe(200);
    expect((await stranger().get(feed)).status).toBe(404);
    const { client } = await signInWith(ada.email, NEXT);
    expect(await feedOf(client)).not.toBe(feed);
  });
});

describe('limits the attempts', () => {
  test('for mails to one address, with an account or without', async () => {
    const limited = await mailApp({ env: { rateLimits: true } });
    const { email } = await signUp(limited);
    for (const address of [email, newEmail()]) {
      const ask = () => makeClient(limited.app).post(FORGOT, { email: address });
      for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200);
      const answer = await ask();
      expect([answer.status, Number(answer.headers['retry-after']) > 60]).toEqual([429, true]);
    }
    await limited.close();
  });

  test('after ten wrong current passwords', async () => {
    const limited = await mailApp({ env: { rateLimits: true } });
    const ada = await signUp(limited);
    const ask = (currentPassword: string) =>
      ada.post(CHANGE, { currentPassword, newPassword: NEXT });
    for (let count = 0; count < 10; count++) expect((await ask('Wrong!Fox42')).status).toBe(422);
    expect((await ask(PASSWORD)).status).toBe(429);
    await limited.close();
  });
});
