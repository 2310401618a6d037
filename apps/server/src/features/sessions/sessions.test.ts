import { signIn } from '@lensemble/contract/auth';
import { setLanguage } from '@lensemble/contract/languages';
import type { Session } from '@lensemble/contract/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { PASSWORD, signedIn, signUp } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const URL = '/api/auth/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Person = Awaited<ReturnType<typeof signUp>>;

async function elsewhere({ email }: Pick<Person, 'email'>, userAgent = FIREFOX) {
  const client = makeClient(t.app);
  await client.call(signIn, {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return client;
}

const sessionsOf = async (client: Pick<Person, 'get'>) => (await client.get(URL)).body as Session[];

test('a user sees their sessions, the current one first, and no token', async () => {
  const ada = await signUp(t);
  const away = await elsewhere(ada);
  const answer = await ada.get(URL);
  const [here, there] = answer.body as Session[];
  expect(here).toMatchObject({ isCurrent: true });
  expect(there).toMatchObject({ isCurrent: false, device: 'Firefox on Windows' });
  expect(Date.parse(there!.createdAt)).toBeGreaterThan(Date.now() - 600_000);
  expect((await sessionsOf(away))[0]).toEqual({ ...there, isCurrent: true });
  const { rows } = await t.database.pool.query('select token from sessions');
  for (const { token } of rows) expect(answer.text).not.toContain(token);
});

test('devices are named in the language of the reader', async () => {
  const ada = await signUp(t);
  await elsewhere(ada);
  await ada.call(setLanguage, { body: { language: 'es' } });
  const names = (await sessionsOf(ada)).map(({ device }) => device);
  expect(names).toContain('Firefox en Windows');
});

test('sessions that are over and those of others do not show', async () => {
  const [ada] = [await signedIn(t), await signedIn(t)];
  const { pool } = t.database;
  await pool.query(
    `insert into sessions (token, user_id, expires_at) values (gen_random_uuid(), $1, now() - interval '1 s')`,
    [ada.userId],
  );
  expect(await sessionsOf(ada)).toHaveLength(1);
});

test('ending a session signs it out at once, and no other', async () => {
  const ada = await signUp(t);
  const away = await elsewhere(ada);
  const there = (await sessionsOf(ada)).find(({ isCurrent }) => !isCurrent)!;
  const answer = await ada.delete(`${URL}/${there.id}`);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  expect((await away.get('/api/auth/me')).status).toBe(401);
  expect((await ada.get('/api/auth/me')).status).toBe(200);
  expect((await ada.delete(`${URL}/${there.id}`)).status).toBe(404);
});

test('ending the current session signs out, and removes the cookie', async () => {
  const ada = await signUp(t);
  const { cookie } = ada;
  const [here] = await sessionsOf(ada);
  await ada.delete(`${URL}/${here!.id}`);
  expect(ada.cookie).toBeUndefined();
  expect((await makeClient(t.app, cookie).get('/api/auth/me')).status).toBe(401);
});

test('ending a session needs a recent sign-in, so that a stolen one cannot end those of its owner', async () => {
  const ada = await signUp(t);
  const away = await elsewhere(ada);
  const there = (await sessionsOf(ada)).find(({ isCurrent }) => !isCurrent)!;
  await t.database.pool.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [ada.userId],
  );
  expect(await ada.delete(`${URL}/${there.id}`)).toMatchObject({
    status: 403,
    body: { code: 'reauthentication_required' },
  });
  expect((await away.get('/api/auth/me')).status).toBe(200);
});

test('the session of another user answers as one that does not exist, and continues', async () => {
  const [ada, eve] = [await signedIn(t), await signedIn(t)];
  const [hers] = await sessionsOf(ada);
  const foreign = await eve.delete(`${URL}/${hers!.id}`);
  const unknown = await eve.delete(`${URL}/5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e`);
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  expect((await ada.get('/api/auth/me')).status).toBe(200);
});

test('a description of the browser without end is cut off', async () => {
  const ada = await signUp(t);
  await elsewhere(ada, `Firefox/${'1'.repeat(8_000)}`);
  const { rows } = await t.database.pool.query(
    'select max(length(user_agent)) as longest from sessions where user_id = $1',
    [ada.userId],
  );
  expect(rows[0].longest).toBe(500);
});
