import { randomUUID } from 'node:crypto';
import { LAST_LOGIN_MESSAGE } from '@lensemble/contract/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEmail, signUp } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { makeBrowser, type StandIns, startStandIns } from '../../testing/sign-in-providers.ts';

let standIns: StandIns;
let t: MailApp;
beforeAll(async () => {
  standIns = await startStandIns();
  t = await mailApp({ env: { ...standIns.env, emailConfirmation: false } });
});
afterAll(async () => {
  await t.close();
  await standIns.close();
});

const LOGINS = '/api/auth/logins';

async function withPassword() {
  const ada = await signUp(t);
  const browser = makeBrowser(t);
  const [name = '', value = ''] = ada.cookie!.split('=');
  browser.cookies.set(name, value);
  const logins = async () => (await browser.call('GET', LOGINS)).json();
  return { ...ada, browser, logins };
}

/** Moves the sign-in of a person's sessions into the past. */
const age = (userId: string) =>
  t.database.pool.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [userId],
  );

function googler(told: object = {}) {
  standIns.google.person = { sub: randomUUID(), email: newEmail(), email_verified: true, ...told };
}

describe('connecting a provider', () => {
  test('allows sign-in from then on, whatever address the account there has', async () => {
    const { browser, logins, userId } = await withPassword();
    expect(await logins()).toEqual({ password: true, providers: [] });
    googler({ email_verified: false });
    const done = await browser.signIn('google', { link: true });
    expect(done).toEqual({ provider: 'google', connected: true });
    expect(await logins()).toEqual({ password: true, providers: ['google'] });
    const elsewhere = makeBrowser(t);
    expect(await elsewhere.signIn('google')).toEqual({ provider: 'google' });
    expect((await elsewhere.call('GET', '/api/auth/me')).json().user.id).toBe(userId);
  });

  test('is mailed to the owner, once', async () => {
    const { browser, email } = await withPassword();
    googler();
    await browser.signIn('google', { link: true });
    const { parsed } = await t.server.mailTo(email);
    expect(parsed.subject).toBe('Google was connected to your account');
    expect(parsed.text).toContain(`${t.env.publicUrl}/profile`);
    await browser.signIn('google', { link: true });
    const waiting = `select from pgboss.job where name = 'mail' and data->>'email' = $1`;
    expect((await t.database.pool.query(waiting, [email])).rowCount).toBe(0);
  });

  test('works without an address there, and twice', async () => {
    const { browser, logins } = await withPassword();
    standIns.facebook.person = { id: randomUUID() };
    await browser.signIn('facebook', { link: true });
    expect((await browser.signIn('facebook', { link: true })).failure).toBeUndefined();
    expect((await logins()).providers).toEqual(['facebook']);
  });

  test('confirms the address where it is the same and known to be theirs', async () => {
    const { browser, email, userId } = await withPassword();
    googler({ email });
    await browser.signIn('google', { link: true });
    const { rows } = await t.database.pool.query('select email_verified from users where id = $1', [
      userId,
    ]);
    expect(rows).toEqual([{ email_verified: true }]);
  });

  test('is refused where it is connected to another user', async () => {
    googler();
    await makeBrowser(t).signIn('google');
    const { browser, logins } = await withPassword();
    expect(await browser.signIn('google', { link: true })).toEqual({
      provider: 'google',
      connected: true,
      failure: 'connected_elsewhere',
    });
    expect((await logins()).providers).toEqual([]);
  });

  test('is refused where another account of it is connected', async () => {
    const { browser } = await withPassword();
    googler();
    await browser.signIn('google', { link: true });
    googler();
    expect((await browser.signIn('google', { link: true })).failure).toBe('other_connected');
  });

  test('needs a session, to begin and to end', async () => {
    const start = { link: true };
    const answer = await makeBrowser(t).call('POST', '/api/auth/oauth/google/start', start);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out']);
    const { browser, logins } = await withPassword();
    googler();
    const address = await browser.visit(await browser.start('google', start));
    const session = browser.cookies.get('lensemble_session')!;
    browser.cookies.delete('lensemble_session');
    expect((await browser.comeBack(address)).failure).toBe('signed_out');
    browser.cookies.set('lensemble_session', session);
    expect((await logins()).providers).toEqual([]);
  });

  test('needs a recent sign-in, because a provider signs in anew', async () => {
    const { browser, logins, userId } = await withPassword();
    googler();
    await browser.signIn('google', { link: true });
    await age(userId);
    const start = '/api/auth/oauth/facebook/start';
    const answers = [
      await browser.call('POST', start, { link: true }),
      await browser.call('DELETE', `${LOGINS}/google`),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauthentication_required']);
    }
    expect((await browser.call('POST', start, {})).statusCode).toBe(200);
    expect((await logins()).providers).toEqual(['google']);
  });

  test('never ends in the account of a user who signed in later', async () => {
    const [ada, eve] = [await withPassword(), await withPassword()];
    googler();
    const address = await ada.browser.visit(await ada.browser.start('google', { link: true }));
    ada.browser.cookies.set('lensemble_session', eve.browser.cookies.get('lensemble_session')!);
    expect((await ada.browser.comeBack(address)).failure).toBe('signed_out');
    expect((await eve.logins()).providers).toEqual([]);
  });
});

describe('disconnecting', () => {
  test('takes the way in away', async () => {
    const { browser, logins } = await withPassword();
    googler();
    await browser.signIn('google', { link: true });
    const answer = await browser.call('DELETE', `${LOGINS}/google`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await logins()).toEqual({ password: true, providers: [] });
    const { sub } = standIns.google.person;
    const { rows } = await t.database.pool.query('select 1 from accounts where account_id = $1', [
      sub,
    ]);
    expect(rows).toEqual([]);
    expect((await browser.call('DELETE', `${LOGINS}/google`)).statusCode).toBe(200);
  });

  test('is refused for the last way in', async () => {
    googler();
    const browser = makeBrowser(t);
    await browser.signIn('google');
    const answer = await browser.call('DELETE', `${LOGINS}/google`);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'conflict', error: LAST_LOGIN_MESSAGE },
    ]);
    expect(await makeBrowser(t).signIn('google')).toEqual({ provider: 'google' });
  });

  test('is refused where what is left opens nothing here', async () => {
    googler();
    const browser = makeBrowser(t);
    await browser.signIn('google');
    const { id } = (await browser.call('GET', '/api/auth/me')).json().user;
    await t.database.pool.query(
      `insert into accounts (user_id, provider_id, account_id) values ($1, 'supabase', gen_random_uuid())`,
      [id],
    );
    expect((await browser.call('DELETE', `${LOGINS}/google`)).statusCode).toBe(409);
  });

  test('of both at once leaves one', async () => {
    googler();
    const browser = makeBrowser(t);
    await browser.signIn('google');
    standIns.facebook.person = { id: randomUUID() };
    await browser.signIn('facebook', { link: true });
    const both = ['google', 'facebook'].map((name) => browser.call('DELETE', `${LOGINS}/${name}`));
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test.each(['credential', 'supabase', 'evil'])('%s is no provider', async (name) => {
    const { browser } = await withPassword();
    expect((await browser.call('DELETE', `${LOGINS}/${name}`)).statusCode).toBe(404);
  });
});
