import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signUp } from '../../testing/login.ts';
import { addPasskey, optionsOf } from '../../testing/passkeys.ts';
import { firstStep, withTwoStep } from '../../testing/two-step.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { logLevel: 'info' }, logTo: stream });
});
afterAll(() => t.close());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('the log tells which account got a session and called, and what was refused, by ids alone', async () => {
  const ada = await signUp(t);
  await ada.get('/api/auth/me');
  const refused = { email: ada.email, password: 'Wrong!Fox42' };
  await makeClient(t.app).post('/api/auth/sign-in/email', refused);
  const person = ada.userId;
  const all = logged();
  expect(all).toContainEqual(expect.objectContaining({ msg: 'a session was handed over', person }));
  expect(all).toContainEqual(
    expect.objectContaining({ route: '/api/auth/me', status: 200, person }),
  );
  expect(all).toContainEqual(
    expect.objectContaining({ route: '/api/auth/sign-in/email', status: 401 }),
  );
  expect(all).toContainEqual(expect.objectContaining({ msg: 'a sign-in was refused', person }));
  expect(lines.join('')).not.toContain(ada.email);
});

test('the log names the account of a wrong code and of a refused passkey, and of an unknown address nothing', async () => {
  const ada = await withTwoStep(t);
  const { device } = await addPasskey(ada.client);
  const token = await firstStep(t, ada.email);
  const client = makeClient(t.app);
  const refusals = () => logged().filter(({ msg }) => msg === 'a sign-in was refused');
  const before = refusals().length;
  await client.post('/api/auth/sign-in/second-step', { token, code: 'aaaaa-bbbbb' });
  const asked = (await client.post('/api/auth/passkeys/challenge', {})).body;
  const signed = device.get(optionsOf(asked), { isVerified: false });
  expect((await client.post('/api/auth/sign-in/passkey', signed)).status).toBe(401);
  await client.post('/api/auth/sign-in/email', {
    email: 'no.one@example.org',
    password: 'Any!Fox42',
  });
  const persons = refusals()
    .slice(before)
    .map(({ person }) => person);
  expect(persons).toEqual([ada.userId, ada.userId]);
  expect(lines.join('')).not.toContain('no.one');
});
