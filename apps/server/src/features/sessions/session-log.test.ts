import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signUp } from '../../testing/login.ts';

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
  expect(lines.join('')).not.toContain(ada.email);
});
