import type { Provider } from '@lensemble/contract/boot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { buildTeam } from '../../testing/factories.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../../testing/login.ts';
import {
  type Browser,
  makeBrowser,
  type StandIns,
  startStandIns,
} from '../../testing/sign-in-providers.ts';
import { issueToken } from '../mail-tokens/service.ts';

let standIns: StandIns;
let t: TestApp;
beforeAll(async () => {
  standIns = await startStandIns();
  t = await testApp({ env: standIns.env });
});
beforeEach(() => {
  for (const provider of [standIns.google, standIns.facebook]) provider.isDenied = false;
});
afterAll(async () => {
  await t.close();
  await standIns.close();
});

let count = 0;
const newSubject = () => `subject-${++count}`;

/** A new person at Google. Everyone who signs in at Google from now on is this person. */
function googler(told: object = {}) {
  const person = { sub: newSubject(), email: newEmail(), email_verified: true, name: 'Ada Byron' };
  standIns.google.person = { ...person, ...told };
  return standIns.google.person as typeof person;
}

function facebooker(told: object = {}) {
  const person = { id: newSubject(), email: newEmail(), name: 'Ada Byron' };
  standIns.facebook.person = { ...person, ...told };
  return standIns.facebook.person as typeof person;
}

const meOf = async (browser: Browser) => (await browser.call('GET', '/api/auth/me')).json();
const isIn = async (browser: Browser) =>
  (await browser.call('GET', '/api/auth/me')).statusCode === 200;
const accountsOf = async (email: string) =>
  (await t.database.pool.query('select * from users where email = $1', [email])).rows;
const failing = (provider: Provider, failure: string) => ({ provider, failure });

const confirmAddress = (userId: string) =>
  t.database.pool.query('update users set email_verified = true where id = $1', [userId]);

describe('a new user', () => {
  test.each([
    ['google' as const, googler],
    ['facebook' as const, facebooker],
  ])('gets an account through %s, and is in', async (provider, make) => {
    const { email } = make({ name: 'Ada Byron' });
    const browser = makeBrowser(t);
    expect(await browser.signIn(provider)).toEqual({ provider });
    expect((await meOf(browser)).user).toMatchObject({ email, name: 'Ada Byron' });
    const [account] = await accountsOf(email);
    expect(account.email_verified).toBe(provider === 'google');
  });

  test('comes back as the same one, by the subject, whatever the address says by then', async () => {
    const first = googler();
    const browser = makeBrowser(t);
    await browser.signIn('google');
    const me = await meOf(browser);
    googler({ sub: first.sub, email: newEmail(), name: 'Somebody Else' });
    const again = makeBrowser(t);
    expect(await again.signIn('google')).toEqual({ provider: 'google' });
    expect(await meOf(again)).toEqual(me);
  });

  test('can come twice at once and has one account', async () => {
    const { email } = googler();
    const browsers = [makeBrowser(t), makeBrowser(t), makeBrowser(t)];
    const returned = await Promise.all(browsers.map((browser) => browser.signIn('google')));
    expect(returned).toEqual(browsers.map(() => ({ provider: 'google' })));
    expect(await accountsOf(email)).toHaveLength(1);
    for (const browser of browsers) expect(await isIn(browser)).toBe(true);
  });

  test('is taken on to where they wanted to be, if that is a page of the product', async () => {
    googler();
    const inside = await makeBrowser(t).signIn('google', { redirect: '/shoots/new?a=1#b' });
    expect(inside.redirect).toBe('/shoots/new?a=1#b');
    for (const redirect of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
      const outside = await makeBrowser(t).signIn('google', { redirect });
      expect(outside).toEqual({ provider: 'google' });
    }
  });

  test.each([
    ['a name of two lines', 'Ada\r\nSet-Cookie: a=b', 'Ada Set-Cookie: a=b'],
    ['a name of tags', '<script>alert(1)</script> Ada', '<script>alert(1)</script> Ada'],
    ['a name that is no text', { first: 'Ada' }, undefined],
    ['a name of invisible letters', '\u200b \u202e \u0000', undefined],
    ['half a sign at the end', `${'a'.repeat(99)}💥`, 'a'.repeat(99)],
    ['no name', undefined, undefined],
  ])('may bring %s', async (_what, name, kept) => {
    const { email } = googler({ name });
    const browser = makeBrowser(t);
    await browser.signIn('google');
    expect((await meOf(browser)).user.name).toBe(kept ?? email.split('@')[0]);
  });

  test('has no password, and cannot sign in by one', async () => {
    const { email } = googler();
    await makeBrowser(t).signIn('google');
    const guess = { email, password: PASSWORD };
    const answer = await makeClient(t.app).post('/api/auth/sign-in/email', guess);
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'invalid_credentials' }]);
  });
});

describe('the tokens of a provider', () => {
  test('are kept nowhere', async () => {
    googler();
    await makeBrowser(t).signIn('google');
    const { rows } = await t.database.pool.query(
      `select access_token, refresh_token, id_token from accounts where provider_id <> 'credential'`,
    );
    for (const row of rows) expect(Object.values(row)).toEqual([null, null, null]);
    const { rows: trips } = await t.database.pool.query('select 1 from verifications');
    expect(trips).toEqual([]);
  });
});

describe('an address that has an account', () => {
  test('links to it where both sides know that it is theirs', async () => {
    const ada = await signUp(t);
    await confirmAddress(ada.userId);
    googler({ email: ada.email.toUpperCase() });
    const browser = makeBrowser(t);
    expect(await browser.signIn('google')).toEqual({ provider: 'google' });
    expect((await meOf(browser)).user.id).toBe(ada.userId);
    const byPassword = { email: ada.email, password: PASSWORD };
    expect((await makeClient(t.app).post('/api/auth/sign-in/email', byPassword)).status).toBe(200);
  });

  test.each([
    [
      'the provider does not say that it is verified',
      'google' as const,
      true,
      { email_verified: false },
    ],
    ['the provider says so in words only', 'google' as const, true, { email_verified: 'true' }],
    ['the provider never says so', 'facebook' as const, true, {}],
    ['the account has not confirmed it', 'google' as const, false, {}],
  ])('stays as it is where %s', async (_when, provider, isConfirmed, told) => {
    const ada = await signUp(t);
    if (isConfirmed) await confirmAddress(ada.userId);
    const make = provider === 'google' ? googler : facebooker;
    make({ email: ada.email, name: 'Eve', ...told });
    const browser = makeBrowser(t);
    expect(await browser.signIn(provider)).toEqual(failing(provider, 'sign_in_first'));
    expect(await isIn(browser)).toBe(false);
    const { rows } = await t.database.pool.query(
      'select u.name, a.provider_id from users u join accounts a on a.user_id = u.id where u.email = $1',
      [ada.email],
    );
    expect(rows).toEqual([{ name: 'Ada Byron', provider_id: 'credential' }]);
  });

  test('has one account of a provider at most', async () => {
    const first = googler();
    await makeBrowser(t).signIn('google');
    googler({ email: first.email });
    const other = makeBrowser(t);
    expect(await other.signIn('google')).toEqual(failing('google', 'other_connected'));
    expect(await isIn(other)).toBe(false);
  });

  test('belongs to its owner alone once they chose a password by mail', async () => {
    const { email } = facebooker();
    const eve = makeBrowser(t);
    await eve.signIn('facebook');
    const { rows } = await t.database.pool.query('select id from users where email = $1', [email]);
    const token = await issueToken(t.database.orm, rows[0].id, 'reset');
    const choice = { token, password: PASSWORD };
    expect((await makeClient(t.app).post('/api/auth/reset-password', choice)).status).toBe(200);
    expect(await isIn(eve)).toBe(false);
    expect(await eve.signIn('facebook')).toEqual(failing('facebook', 'sign_in_first'));
    googler({ email });
    expect(await makeBrowser(t).signIn('google')).toEqual({ provider: 'google' });
  });
});

describe('without an address', () => {
  test.each([
    ['google' as const, () => googler({ email: undefined })],
    ['google' as const, () => googler({ email: 'no address' })],
    ['google' as const, () => googler({ email: 'a@example.org\r\nBcc: b@example.org' })],
    ['facebook' as const, () => facebooker({ email: undefined })],
  ])('sign-in through %s fails', async (provider, make) => {
    make();
    const browser = makeBrowser(t);
    expect(await browser.signIn(provider)).toEqual(failing(provider, 'no_email'));
    expect(await isIn(browser)).toBe(false);
  });
});

describe('an invite code', () => {
  test('brings a new account into its team, with no team of their own', async () => {
    const owner = await signedIn(t);
    googler();
    const browser = makeBrowser(t);
    const code = ` ${owner.team.inviteCode.toUpperCase()} `;
    expect(await browser.signIn('google', { inviteCode: code })).toEqual({ provider: 'google' });
    const teams = (await browser.call('GET', '/api/user/teams')).json();
    expect(teams).toMatchObject([{ id: owner.team.id, role: 'member', isActive: true }]);
  });

  test('that opens nothing is refused before the trip begins', async () => {
    const answer = await makeBrowser(t).call('POST', '/api/auth/oauth/google/start', {
      inviteCode: 'nothing',
    });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['inviteCode']]);
  });

  test('that has been replaced makes no account', async () => {
    const { id, inviteCode } = await buildTeam(t.database.orm);
    const { email } = googler();
    const browser = makeBrowser(t);
    const back = await browser.visit(await browser.start('google', { inviteCode }));
    await t.database.pool.query('update teams set invite_code = gen_random_uuid() where id = $1', [
      id,
    ]);
    expect(await browser.comeBack(back)).toEqual({
      ...failing('google', 'bad_invite_code'),
      inviteCode,
    });
    expect(await accountsOf(email)).toEqual([]);
  });

  test('is handed back for an existing account, which joins no team yet', async () => {
    const { inviteCode } = await buildTeam(t.database.orm);
    googler();
    await makeBrowser(t).signIn('google');
    const browser = makeBrowser(t);
    expect(await browser.signIn('google', { inviteCode })).toEqual({
      provider: 'google',
      inviteCode,
    });
    const teams = (await browser.call('GET', '/api/user/teams')).json();
    expect(teams).toMatchObject([{ role: 'owner' }]);
  });
});

describe('where sign-ups are restricted', () => {
  test.each([
    ['closed' as const, 'sign_ups_closed'],
    ['invite' as const, 'invite_needed'],
  ])(
    'SIGNUPS=%s holds for providers too, and old accounts still come in',
    async (signups, failure) => {
      const strict = await testApp({ env: { ...standIns.env, signups } });
      const { email } = googler();
      expect(await makeBrowser(strict).signIn('google')).toEqual(failing('google', failure));
      const { rows } = await strict.database.pool.query('select 1 from users');
      expect(rows).toEqual([]);
      const ada = await signedIn(strict);
      await strict.database.pool.query('update users set email = $1, email_verified = true', [
        email,
      ]);
      expect(await makeBrowser(strict).signIn('google')).toEqual({ provider: 'google' });
      expect(ada.userId).toBeDefined();
      await strict.close();
    },
  );

  test('with SIGNUPS=invite a code opens the door', async () => {
    const strict = await testApp({ env: { ...standIns.env, signups: 'invite' } });
    const { inviteCode } = await buildTeam(strict.database.orm);
    googler();
    expect(await makeBrowser(strict).signIn('google', { inviteCode })).toEqual({
      provider: 'google',
    });
    await strict.close();
  });
});

test('where a provider is not set up the trip does not begin', async () => {
  const bare = await testApp();
  const browser = makeBrowser(bare);
  const answer = await browser.call('POST', '/api/auth/oauth/google/start', {});
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'not_configured']);
  const back = 'http://own/api/auth/oauth/google/callback?code=a&state=b';
  expect(await browser.comeBack(back)).toEqual(failing('google', 'failed'));
  await bare.close();
});
