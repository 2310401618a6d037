import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../testing/client.ts';
import { signUp } from '../../testing/login.ts';
import { type MailApp, mailApp, tokenIn } from '../../testing/mail-app.ts';
import { addPasskey } from '../../testing/passkeys.ts';
import { firstStep, withTwoStep } from '../../testing/two-step.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

const NEXT = 'Cedar!Owl77';

/** Sets a new password with a mailed link. */
async function reset(email: string): Promise<void> {
  const stranger = makeClient(t.app);
  await stranger.post('/api/auth/forget-password', { email });
  let text: string | undefined;
  while (!text?.includes('#token=')) text = (await t.server.mailTo(email)).parsed.text;
  const choice = { token: tokenIn(text), password: NEXT };
  expect((await stranger.post('/api/auth/reset-password', choice)).status).toBe(200);
}

const signIn = async (email: string) =>
  (await makeClient(t.app).post('/api/auth/sign-in/email', { email, password: NEXT })).body;
const confirm = (email: string) =>
  t.database.pool.query('update users set email_verified = true where email = $1', [email]);

test('a mail tells the owner of each change', async () => {
  const ada = await withTwoStep(t);
  const next = async () => (await t.server.mailTo(ada.email)).parsed;
  expect((await next()).subject).toBe('Two-step sign-in was turned on');
  await ada.client.post('/api/auth/two-step/recovery-codes', {});
  const { subject, text } = await next();
  expect(subject).toBe('Your recovery codes were replaced');
  for (const code of ada.recoveryCodes) expect(text).not.toContain(code);
  const { id } = await addPasskey(ada.client);
  expect((await next()).subject).toBe('A passkey was added to your account');
  await ada.client.delete(`/api/auth/passkeys/${id}`);
  expect((await next()).subject).toBe('A passkey was removed from your account');
  await ada.client.delete('/api/auth/two-step');
  expect((await next()).subject).toBe('Two-step sign-in was turned off');
});

test('a new password by mail leaves the second step, and ends a first step', async () => {
  const ada = await withTwoStep(t);
  await confirm(ada.email);
  const token = await firstStep(t, ada.email);
  await reset(ada.email);
  const late = { token, code: await ada.freshCode() };
  const answer = await makeClient(t.app).post('/api/auth/sign-in/second-step', late);
  expect(answer.body).toMatchObject({ fields: { token: expect.any(String) } });
  expect(await signIn(ada.email)).toMatchObject({ secondStep: { hasPasskeys: false } });
});

const countPasskeys = async (userId: string) =>
  (await t.database.pool.query('select from passkeys where user_id = $1', [userId])).rowCount;

test('a new password by mail leaves the second factors of an unconfirmed address too', async () => {
  const ada = await withTwoStep(t);
  await addPasskey(ada.client);
  await reset(ada.email);
  expect(await signIn(ada.email)).toMatchObject({ secondStep: { hasPasskeys: true } });
  expect(await countPasskeys(ada.userId)).toBe(1);
});

test('the owner of an address gets an account by mail without the passkeys of its creator', async () => {
  const eve = await signUp(t);
  await addPasskey(eve);
  await reset(eve.email);
  expect(await countPasskeys(eve.userId)).toBe(0);
  // Mails that were queued together come in any order.
  const subjects: (string | undefined)[] = [];
  while (!subjects.includes('A passkey was removed from your account')) {
    subjects.push((await t.server.mailTo(eve.email)).parsed.subject);
  }
});

test('a confirmed address keeps its passkeys with a new password by mail', async () => {
  const ada = await signUp(t);
  await confirm(ada.email);
  await addPasskey(ada);
  await reset(ada.email);
  expect(await countPasskeys(ada.userId)).toBe(1);
});

test('a mail tells the owner of each recovery code that opened the account, but not of other codes', async () => {
  const ada = await withTwoStep(t);
  expect((await t.server.mailTo(ada.email)).parsed.subject).toBe('Two-step sign-in was turned on');
  const step = async (code: string) => {
    const body = { token: await firstStep(t, ada.email), code };
    return (await makeClient(t.app).post('/api/auth/sign-in/second-step', body)).status;
  };
  expect(await step(await ada.freshCode())).toBe(200);
  expect(await step('aaaaa-aaaaa')).toBe(422);
  expect(await step(ada.recoveryCodes[0]!)).toBe(200);
  const { subject, text } = (await t.server.mailTo(ada.email)).parsed;
  expect(subject).toBe('A recovery code was used to sign in');
  expect(text).toContain('9 recovery codes are left');
  expect(text).not.toContain(ada.recoveryCodes[0]);
});
