import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp({ env: { emailConfirmation: true } });
});
afterAll(() => t.close());

const SIGN_UP = '/api/auth/sign-up/email';
const newcomer = { password: PASSWORD, name: 'Ada Byron' };
const stranger = (url: string, rest: object) => async (email: string) =>
  (await makeClient(t.app).post(url, { ...rest, email })).status;

const senders: readonly (readonly [string, (email: string) => Promise<number>])[] = [
  ['signing up', stranger(SIGN_UP, newcomer)],
  ['a forgotten password', stranger('/api/auth/forget-password', {})],
  ['a confirmation again', stranger('/api/auth/resend-confirmation', {})],
  ['an invitation', invite],
];

async function invite(email: string): Promise<number> {
  const ada = await signedIn(t);
  await t.database.pool.query('update users set email_verified = true where id = $1', [ada.userId]);
  return (await ada.post(`/api/team/${ada.team.id}/invite/send`, { email })).status;
}

const EVE = 'eve@example.org';
const injections = [
  `zoe@example.org\r\nBcc: ${EVE}`,
  `zoe@example.org\nBcc: ${EVE}`,
  `zoe@example.org\u2028Bcc: ${EVE}`,
  `zoe@example.org%0d%0aBcc: ${EVE}`,
  `zoe@example.org,${EVE}`,
  `zoe@example.org;${EVE}`,
  `zoe@example.org ${EVE}`,
  `Zoe <${EVE}>`,
  `<${EVE}>`,
  `"zoe, ${EVE} "@example.org`,
  `zoe@example.org(${EVE})`,
  'zoe@example.org\0.evil.example',
  'zoe@[127.0.0.1]',
];

test.each(senders)('%s takes no address with a second one or a header in it', async (_, send) => {
  for (const email of injections) expect([email, await send(email)]).toEqual([email, 422]);
  const email = newEmail();
  expect(await stranger(SIGN_UP, newcomer)(email)).toBe(200);
  await t.server.mailTo(email);
  expect(t.server.mails.flatMap(({ recipients }) => recipients)).not.toContain(EVE);
});
