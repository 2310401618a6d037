import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { makeBrowser, type StandIns, startStandIns } from '../../testing/sign-in-providers.ts';

let standIns: StandIns;
let t: TestApp;
beforeAll(async () => {
  standIns = await startStandIns();
  t = await testApp({ env: standIns.env });
});
beforeEach(() => {
  standIns.google.isDenied = false;
  standIns.facebook.isDenied = false;
  standIns.google.person = {
    sub: randomUUID(),
    email: newEmail(),
    email_verified: true,
    name: 'Ada Byron',
  };
  standIns.facebook.person = { id: randomUUID(), email: newEmail(), name: 'Ada Byron' };
});
afterAll(async () => {
  await t.close();
  await standIns.close();
});

const expired = { provider: 'google', failure: 'expired' };
const countAccounts = async () =>
  (await t.database.pool.query('select count(*)::int as n from users')).rows[0].n;

async function sentBack() {
  const browser = makeBrowser(t);
  return { browser, address: await browser.visit(await browser.start('google')) };
}

function changed(address: string, change: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return url.href;
}

async function expectRefusal(work: () => Promise<unknown>, answer: unknown = expired) {
  const before = await countAccounts();
  expect(await work()).toEqual(answer);
  expect(await countAccounts()).toBe(before);
}

describe('the state', () => {
  test('is good once', async () => {
    const { browser, address } = await sentBack();
    expect(await browser.comeBack(address)).toEqual({ provider: 'google' });
    browser.cookies.delete('lensemble_session');
    await expectRefusal(() => browser.comeBack(address));
    expect(browser.cookies.has('lensemble_session')).toBe(false);
  });

  test('is good in the browser that began, and used up by any other', async () => {
    const { browser, address } = await sentBack();
    const victim = makeBrowser(t);
    await victim.start('google');
    await expectRefusal(() => victim.comeBack(address));
    expect(victim.cookies.has('lensemble_session')).toBe(false);
    await expectRefusal(() => browser.comeBack(address));
  });

  test('is nothing without the cookie of the browser', async () => {
    const { address } = await sentBack();
    await expectRefusal(() => makeBrowser(t).comeBack(address));
  });

  test.each([
    ['nothing', ''],
    ['made up', 'made-up'],
    ['without end', 'a'.repeat(5_000)],
    ['a statement', "' or 1=1 --"],
    ['a control character', '\u0000'],
  ])('cannot be %s', async (_what, state) => {
    const { browser, address } = await sentBack();
    await expectRefusal(() => browser.comeBack(changed(address, { state })));
  });

  test('cannot be missing, or come twice', async () => {
    const { browser, address } = await sentBack();
    const url = new URL(address);
    url.searchParams.delete('state');
    await expectRefusal(() => browser.comeBack(url.href));
    await expectRefusal(() => browser.comeBack(`${address}&state=again`));
  });

  test('is over after ten minutes', async () => {
    const { pool } = t.database;
    await pool.query('delete from verifications');
    const { browser, address } = await sentBack();
    const { rows } = await pool.query(
      `select expires_at - now() <= interval '10 min' and expires_at - now() > interval '9 min' as is_ten from verifications`,
    );
    expect(rows).toEqual([{ is_ten: true }]);
    await pool.query(`update verifications set expires_at = now() - interval '1 second'`);
    await expectRefusal(() => browser.comeBack(address));
    await makeBrowser(t).start('google');
    expect((await pool.query('select 1 from verifications')).rowCount).toBe(1);
  });

  test('of one provider is nothing at the other', async () => {
    const { browser, address } = await sentBack();
    const answer = { provider: 'facebook', failure: 'expired' };
    await expectRefusal(() => browser.comeBack(address.replace('/google/', '/facebook/')), answer);
  });

  test('is not kept in a form that could be used', async () => {
    const { address } = await sentBack();
    const { rows } = await t.database.pool.query('select * from verifications');
    const state = new URL(address).searchParams.get('state')!;
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  test('is not used up by asking for the head of the answer', async () => {
    const { browser, address } = await sentBack();
    const { pathname, search } = new URL(address);
    expect((await t.app.inject({ method: 'HEAD', url: pathname + search })).statusCode).toBe(405);
    expect(await browser.comeBack(address)).toEqual({ provider: 'google' });
  });
});

describe('the code', () => {
  test('of another provider is refused', async () => {
    const { browser, address } = await sentBack();
    const other = makeBrowser(t);
    const facebook = new URL(await other.visit(await other.start('facebook')));
    const code = facebook.searchParams.get('code')!;
    await expectRefusal(() => browser.comeBack(changed(address, { code })));
  });

  test.each(['google', 'facebook'] as const)(
    'that an attacker got at %s does not sign the victim in as the attacker',
    async (provider) => {
      const attacker = makeBrowser(t);
      const theirs = new URL(await attacker.visit(await attacker.start(provider)));
      const victim = makeBrowser(t);
      const own = await victim.visit(await victim.start(provider));
      const code = theirs.searchParams.get('code')!;
      await expectRefusal(() => victim.comeBack(changed(own, { code })), {
        provider,
        failure: 'expired',
      });
    },
  );

  test.each([
    ['', 'expired'],
    ['made-up', 'expired'],
  ])('cannot be %j', async (code, failure) => {
    const { browser, address } = await sentBack();
    await expectRefusal(() => browser.comeBack(changed(address, { code })), {
      provider: 'google',
      failure,
    });
  });
});

describe('what the provider says went wrong', () => {
  test.each(['google', 'facebook'] as const)('is one of our words: no at %s', async (provider) => {
    standIns[provider].isDenied = true;
    await expectRefusal(() => makeBrowser(t).signIn(provider), { provider, failure: 'cancelled' });
  });

  test('is never passed on', async () => {
    const { browser, address } = await sentBack();
    const url = new URL(changed(address, { error: '<script>', error_description: 'Call +1 555' }));
    url.searchParams.delete('code');
    const answer = await browser.call('GET', url.pathname + url.search);
    expect(answer.headers.location).toBe('/auth/callback?provider=google&error=expired');
  });
});

test('an id token that comes along is not believed', async () => {
  const { email } = standIns.google.person as { email: string };
  const browser = makeBrowser(t);
  // The token is the stand-in's own, for a user "johndoe". The server uses the account that Google reports for it.
  await browser.signIn('google');
  const { rows } = await t.database.pool.query(
    'select a.account_id from accounts a join users u on u.id = a.user_id where u.email = $1',
    [email],
  );
  expect(rows).toEqual([{ account_id: standIns.google.person.sub }]);
});

test('the session from before is over, and the new one is another', async () => {
  const eve = await signedIn(t);
  const browser = makeBrowser(t);
  const [name = '', value = ''] = eve.cookie!.split('=');
  browser.cookies.set(name, value);
  await browser.signIn('google');
  expect(browser.cookies.get(name)).not.toBe(value);
  expect((await makeClient(t.app, eve.cookie).get('/api/auth/me')).status).toBe(401);
});

test('where people come back to is fixed, whatever the request says', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/oauth/google/start',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'sec-fetch-site': 'same-origin',
    },
    payload: {},
  });
  const url = new URL(answer.json().url);
  expect(url.searchParams.get('redirect_uri')).toBe(
    'http://localhost:3000/api/auth/oauth/google/callback',
  );
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(answer.cookies).toMatchObject([
    { name: 'lensemble_trip', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
  ]);
});

test.each([
  ['http://127.0.0.1:3000', 409],
  ['https://shoots.example.org', 409],
  ['http://localhost:3000', 200],
  ['http://localhost:5173', 200],
])('from %s, whose cookies do or do not go along on the way back: %i', async (origin, status) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/oauth/google/start',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    payload: {},
  });
  expect(answer.statusCode).toBe(status);
  if (status === 409) expect(answer.json().error).toContain('http://localhost:3000');
});

test('with https the cookie of the trip is one that no neighbour can plant', async () => {
  const safe = await testApp({ env: { ...standIns.env, publicUrl: 'https://shoots.example.org' } });
  const browser = makeBrowser(safe);
  const answer = await browser.call('POST', '/api/auth/oauth/google/start', {});
  expect(answer.cookies).toMatchObject([
    { name: '__Host-lensemble_trip', secure: true, path: '/' },
  ]);
  await safe.close();
});

test('trips are counted', async () => {
  const limited = await testApp({ env: { ...standIns.env, rateLimits: true } });
  const statuses = new Set<number>();
  for (let i = 0; i < 601; i++) {
    const answer = await makeBrowser(limited).call('POST', '/api/auth/oauth/google/start', {});
    statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  await limited.close();
});
