import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHostedIdentity } from '../../../../../testing/hosted-identity/service.ts';
import { commandOf } from '../../admin/commands.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { hostedApp } from '../../testing/hosted-app.ts';
import { PASSWORD, signedIn } from '../../testing/login.ts';
import { makeBrowser, type StandIns, startStandIns } from '../../testing/sign-in-providers.ts';
import { withTwoStep } from '../../testing/two-step.ts';

const operators: string[] = [];

let standIns: StandIns;
let t: TestApp;
beforeAll(async () => {
  standIns = await startStandIns();
  t = await testApp({ env: { ...standIns.env, operators } });
});
afterAll(async () => {
  await t.close();
  await standIns.close();
});

const confirm = (email: string) =>
  t.database.pool.query('update users set email_verified = true where email = $1', [email]);
const signIn = async (email: string) =>
  (await makeClient(t.app).post('/api/auth/sign-in/email', { email, password: PASSWORD })).body;

test('a provider is one step: the account asks for the second one before there is a session', async () => {
  const ada = await withTwoStep(t);
  await confirm(ada.email);
  standIns.google.person = { sub: 'ada', email: ada.email, email_verified: true, name: 'Ada' };
  const browser = makeBrowser(t);
  const back = await browser.signIn('google');
  expect(back).toEqual({
    provider: 'google',
    secondStep: { token: expect.any(String), hasPasskeys: false },
  });
  const connected = `select from accounts where user_id = $1 and provider_id = 'google'`;
  expect((await t.database.pool.query(connected, [ada.userId])).rowCount).toBe(0);
  expect((await browser.call('GET', '/api/auth/me')).statusCode).toBe(401);
  const step = { token: back.secondStep?.token, code: await ada.freshCode() };
  const answer = await browser.call('POST', '/api/auth/sign-in/second-step', step);
  expect(answer.statusCode).toBe(200);
  expect((await browser.call('GET', '/api/auth/me')).json().user.email).toBe(ada.email);
});

const connect = (userId: string, subject: string) =>
  t.database.pool.query(
    `insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), $1, 'google', $2)`,
    [userId, subject],
  );

test('one step through a connected provider does not confirm the address', async () => {
  const ada = await withTwoStep(t);
  await connect(ada.userId, 'connected');
  const person = { sub: 'connected', email: ada.email, email_verified: true, name: 'Ada' };
  standIns.google.person = person;
  expect(await makeBrowser(t).signIn('google')).toHaveProperty('secondStep');
  const confirmed = 'select from users where id = $1 and email_verified';
  expect((await t.database.pool.query(confirmed, [ada.userId])).rowCount).toBe(0);
});

test('another account at the provider of a connected one is not even one step', async () => {
  const ada = await withTwoStep(t);
  await confirm(ada.email);
  await connect(ada.userId, 'former');
  standIns.google.person = { sub: 'later', email: ada.email, email_verified: true, name: 'Ada' };
  expect(await makeBrowser(t).signIn('google')).toEqual({
    provider: 'google',
    failure: 'other_connected',
  });
});

test('an operator turns it off, on the command line and on the page', async () => {
  const deps = makeDeps({ env: t.env, database: t.database, overrides: { jobs: t.jobs } });
  const ada = await withTwoStep(t);
  expect(await signIn(ada.email)).toHaveProperty('secondStep');
  await commandOf(['two-step-off', ada.email.toUpperCase()])(deps);
  expect(await signIn(ada.email)).toHaveProperty('token');

  const operator = await signedIn(t);
  operators.push(operator.email);
  await confirm(operator.email);
  const bob = await withTwoStep(t);
  const act = (agreed: object = { sure: 'yes' }) =>
    operator.request('POST', '/operator/two-step-off', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: bob.email, ...agreed }).toString(),
    });
  const page = async () => String((await operator.get(`/operator?text=${bob.email}`)).body);
  expect(await page()).toContain('Turn off two-step sign-in');
  await t.database.pool.query(`update sessions set authenticated_at = now() - interval '1 hour'`);
  expect((await act()).status).toBe(403);
  await t.database.pool.query('update sessions set authenticated_at = now()');
  expect(await page()).toContain(`I want to turn off two-step sign-in for ${bob.email}`);
  expect((await act({})).status).toBe(400);
  expect(await signIn(bob.email)).toHaveProperty('secondStep');
  expect((await act()).status).toBe(303);
  expect(await signIn(bob.email)).toHaveProperty('token');
  expect(await page()).not.toContain('Turn off two-step sign-in');
});

test('with a hosted identity, that service decides: its routes are closed here', async () => {
  const service = await startHostedIdentity();
  const hosted = await hostedApp(service.project);
  const person = await signedIn(hosted);
  const id = '5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95';
  const answers = [
    await person.post('/api/auth/sign-in/second-step', { token: 'a', code: '123456' }),
    await person.get('/api/auth/two-step'),
    await person.post('/api/auth/two-step/setup', {}),
    await person.post('/api/auth/two-step', { code: '123456' }),
    await person.delete('/api/auth/two-step'),
    await person.post('/api/auth/two-step/recovery-codes', {}),
    await person.post('/api/auth/passkeys/challenge', {}),
    await person.post('/api/auth/sign-in/passkey', {}),
    await person.get('/api/auth/passkeys'),
    await person.post('/api/auth/passkeys/begin', {}),
    await person.post('/api/auth/passkeys', {}),
    await person.patch(`/api/auth/passkeys/${id}`, { name: 'Desk' }),
    await person.delete(`/api/auth/passkeys/${id}`),
  ];
  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    answers.map(() => [403, 'forbidden']),
  );
  await hosted.close();
  await service.close();
});
