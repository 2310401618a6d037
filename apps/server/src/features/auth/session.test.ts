import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openToken } from '../../access/session-token.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const SIGN_IN = '/api/auth/sign-in/email';
const DAY = 86_400_000;

async function expiryOf(token: string): Promise<number> {
  const { rows } = await t.database.pool.query('select expires_at from sessions where token = $1', [
    token,
  ]);
  return rows[0].expires_at.getTime();
}

describe('signing in', () => {
  test('answers token and user, whatever the letter case of the address', async () => {
    const { email, userId } = await signUp(t);
    const client = makeClient(t.app);
    const answer = await client.post(SIGN_IN, { email: email.toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { id: userId, email, name: 'Ada Byron' } });
    const me = { id: userId, email, name: 'Ada Byron' };
    expect((await client.get('/api/auth/me')).body).toEqual({ user: me });
  });

  test('is refused alike for a wrong password and an unknown address', async () => {
    const { email } = await signUp(t);
    const wrong = await makeClient(t.app).post(SIGN_IN, { email, password: 'Wrong!Fox42' });
    const unknown = await makeClient(t.app).post(SIGN_IN, {
      email: 'no@example.org',
      password: 'Wrong!Fox42',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials' });
  });

  test('ends the session that the browser brings, and no other', async () => {
    const client = await signUp(t);
    const elsewhere = makeClient(t.app);
    await elsewhere.post(SIGN_IN, { email: client.email, password: PASSWORD });
    const before = client.cookie;
    await client.post(SIGN_IN, { email: client.email, password: PASSWORD });
    const statusWith = async (cookie?: string) =>
      (await makeClient(t.app, cookie).get('/api/auth/me')).status;
    expect(await statusWith(before)).toBe(401);
    expect(await statusWith(client.cookie)).toBe(200);
    expect(await statusWith(elsewhere.cookie)).toBe(200);
  });

  test('by a wrong password leaves the session that the browser brings', async () => {
    const client = await signUp(t);
    await client.post(SIGN_IN, { email: client.email, password: 'Wrong!Fox42' });
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('always makes a new id, also for a browser that brings one', async () => {
    const client = await signUp(t);
    const before = client.cookie;
    await client.post(SIGN_IN, { email: client.email, password: PASSWORD });
    expect(client.cookie).not.toBe(before);
    const planted = makeClient(t.app, 'lensemble_session=planted.by-somebody');
    await planted.post(SIGN_IN, { email: client.email, password: PASSWORD });
    expect(planted.cookie).not.toContain('planted');
    expect((await planted.get('/api/auth/me')).status).toBe(200);
  });

  test('and so does signing up, which ends the session that the browser brings', async () => {
    const client = await signUp(t);
    const before = client.cookie;
    const body = { email: newEmail(), password: PASSWORD, name: 'Bob Byron' };
    await client.post('/api/auth/sign-up/email', body);
    expect(client.cookie).not.toBe(before);
    expect((await client.get('/api/auth/me')).body).toMatchObject({ user: { email: body.email } });
    expect((await makeClient(t.app, before).get('/api/auth/me')).status).toBe(401);
  });
});

describe('the cookie', () => {
  test('is out of reach of scripts and other sites, and holds at least 128 random bits', async () => {
    const { email } = await signUp(t);
    const { headers } = await makeClient(t.app).post(SIGN_IN, { email, password: PASSWORD });
    const [pair = '', ...attributes] = String(headers['set-cookie']).split('; ');
    expect(attributes).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax']);
    expect(headers['cache-control']).toBe('no-store');
    const token = openToken(pair.split('=')[1]!, t.env.authSecret)!;
    expect(token.length * Math.log2(62)).toBeGreaterThan(128);
  });

  test('is for encrypted connections alone where the public address is https', async () => {
    const secure = await testApp({ env: { publicUrl: 'https://shoots.example.org' } });
    const client = await signUp(secure);
    expect(client.cookie).toMatch(/^__Host-lensemble_session=/);
    const { headers } = await client.post('/api/auth/signout');
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/; .*; Secure$/);
    await secure.close();
  });

  test.each(['', '.', 'a.b', 'a.b.c', '%00', 'é'])(
    'belongs to no user when it reads %j',
    async (value) => {
      const client = makeClient(t.app, `lensemble_session=${value}`);
      expect((await client.get('/api/auth/me')).status).toBe(401);
    },
  );

  test('with the token of a live session but not our seal opens nothing', async () => {
    const { token, cookie } = await signedIn(t);
    const other = cookie!.replace(/\..*/, `.${'A'.repeat(43)}`);
    expect(other).toContain(token);
    expect((await makeClient(t.app, other).get('/api/auth/me')).status).toBe(401);
    expect((await makeClient(t.app, `lensemble_session=${token}`).get('/api/auth/me')).status).toBe(
      401,
    );
  });
});

describe('signing out', () => {
  test('ends the session at once, and takes the cookie away', async () => {
    const client = await signUp(t);
    const { cookie } = client;
    const other = makeClient(t.app);
    await other.post(SIGN_IN, { email: client.email, password: PASSWORD });
    const answer = await client.post('/api/auth/signout');
    expect(answer.body).toEqual({ success: true });
    expect(client.cookie).toBeUndefined();
    expect((await makeClient(t.app, cookie).get('/api/auth/me')).status).toBe(401);
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });

  test('answers the same without a session, with an empty body, and twice', async () => {
    const client = makeClient(t.app);
    for (const body of [undefined, {}]) {
      expect((await client.post('/api/auth/signout', body)).body).toEqual({ success: true });
    }
  });
});

describe('a session token for clients that are no browser', () => {
  const exchange = (access_token: string) => {
    const client = makeClient(t.app);
    return client
      .post('/api/auth/set-session', { access_token })
      .then((answer) => ({ client, answer }));
  };

  test('is exchanged for a session of its own', async () => {
    const ada = await signUp(t);
    const signedInAgain = await makeClient(t.app).post(SIGN_IN, {
      email: ada.email,
      password: PASSWORD,
    });
    const { token } = signedInAgain.body as { token: string };
    const { client, answer } = await exchange(token);
    expect(answer.body).toEqual({ user: { id: ada.userId, email: ada.email } });
    expect(client.cookie).not.toContain(token);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await exchange(token)).answer.status).toBe(200);
  });

  test('takes the place of the session that the browser brings', async () => {
    const ada = await signUp(t);
    const body = { email: ada.email, password: PASSWORD };
    const { token } = (await makeClient(t.app).post(SIGN_IN, body)).body as { token: string };
    const before = ada.cookie;
    await ada.post('/api/auth/set-session', { access_token: token });
    expect((await ada.get('/api/auth/me')).status).toBe(200);
    expect((await makeClient(t.app, before).get('/api/auth/me')).status).toBe(401);
  });

  test('opens nothing when it is made up, ended or expired', async () => {
    expect((await exchange('made.up')).answer.status).toBe(401);
    const ended = await signedIn(t);
    const token = ended.cookie!.split('=')[1]!;
    await ended.post('/api/auth/signout');
    expect((await exchange(token)).answer.status).toBe(401);
    const expired = await signedIn(t);
    const past = new Date(Date.now() - 1000);
    await t.database.pool.query('update sessions set expires_at = $1 where token = $2', [
      past,
      expired.token,
    ]);
    const { answer } = await exchange(expired.cookie!.split('=')[1]!);
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('a session in use', () => {
  test('is prolonged to 30 days, a day after it last was', async () => {
    const client = await signedIn(t);
    const backdate = (days: number) =>
      t.database.pool.query(
        `update sessions set updated_at = now() - $1 * interval '1 day', expires_at = now() + interval '5 days'
         where token = $2`,
        [days, client.token],
      );
    await backdate(0.9);
    const early = await client.get('/api/auth/me');
    expect(early.headers['set-cookie']).toBeUndefined();
    expect(await expiryOf(client.token)).toBeLessThan(Date.now() + 6 * DAY);

    await backdate(1.1);
    const due = await client.get('/api/auth/me');
    expect(due.headers['set-cookie']).toContain('Max-Age=2592000');
    expect(await expiryOf(client.token)).toBeGreaterThan(Date.now() + 29 * DAY);
    expect((await client.get('/api/auth/me')).headers['set-cookie']).toBeUndefined();
  });

  test('ends 180 days after the sign-in, however it is used, and a token does not prolong it', async () => {
    const client = await signedIn(t);
    await t.database.pool.query(
      `update sessions set updated_at = now() - interval '2 days', authenticated_at = now() - interval '179 days'
       where token = $1`,
      [client.token],
    );
    expect((await client.get('/api/auth/me')).status).toBe(200);
    const within = (expiry: number) => expiry - Date.now() < DAY && expiry > Date.now();
    expect(within(await expiryOf(client.token))).toBe(true);
    const access_token = client.cookie!.split('=')[1]!;
    await makeClient(t.app).post('/api/auth/set-session', { access_token });
    const { rows } = await t.database.pool.query<{ expires_at: Date }>(
      'select expires_at from sessions where user_id = $1',
      [client.userId],
    );
    expect(rows.map(({ expires_at }) => within(expires_at.getTime()))).toEqual([true, true]);
  });

  test('costs one statement for the user and the team', async () => {
    const client = await signedIn(t);
    const { pool } = t.database;
    const statements: unknown[] = [];
    const query = pool.query;
    pool.query = ((...args: Parameters<typeof query>) => {
      statements.push(args[0]);
      return query.apply(pool, args);
    }) as typeof query;
    await client.get('/api/user/team-member');
    pool.query = query;
    expect(statements).toHaveLength(1);
  });
});
