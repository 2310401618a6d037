import { PASSKEYS_MAX } from '@lensemble/contract/constants';
import {
  PASSKEY_NOT_ADDED_MESSAGE,
  PASSKEY_REFUSED_MESSAGE,
  type Passkey,
} from '@lensemble/contract/passkeys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeAuthenticator } from '../../testing/authenticator.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { signedIn, signUp } from '../../testing/login.ts';
import { addPasskey, beginPasskey, optionsOf } from '../../testing/passkeys.ts';
import { firstStep, withTwoStep } from '../../testing/two-step.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const PASSKEYS = '/api/auth/passkeys';
const SIGN_IN = '/api/auth/sign-in/passkey';

type Authenticator = ReturnType<typeof makeAuthenticator>;
type Deviation = Parameters<Authenticator['get']>[1];

const challenge = async () =>
  optionsOf((await makeClient(t.app).post(`${PASSKEYS}/challenge`, {})).body);

const add = async (client: Client, device?: Authenticator): Promise<Authenticator> =>
  (await addPasskey(client, device)).device;

async function signIn(device: Authenticator, deviation?: Deviation, client = makeClient(t.app)) {
  return client.post(SIGN_IN, device.get(await challenge(), deviation));
}

const isRefused = {
  status: 401,
  body: { code: 'invalid_credentials', error: PASSKEY_REFUSED_MESSAGE },
};
const isNotAdded = {
  status: 422,
  body: { fields: { clientDataJSON: PASSKEY_NOT_ADDED_MESSAGE } },
};
const listOf = async (client: Client) => (await client.get(PASSKEYS)).body as Passkey[];

describe('a passkey', () => {
  test('is added, named after the device, renamed and removed', async () => {
    const ada = await signUp(t);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const device = makeAuthenticator();
    const made = await ada.post(PASSKEYS, device.create(await beginPasskey(ada)), {
      'user-agent': agent,
    });
    expect(made.body).toMatchObject({ name: 'Firefox on Linux', lastUsedAt: null });
    const [passkey] = await listOf(ada);
    const url = `${PASSKEYS}/${passkey?.id}`;
    expect((await ada.patch(url, { name: ' Desk ' })).body).toMatchObject({ name: 'Desk' });
    expect((await ada.patch(url, { name: ' ' })).status).toBe(422);
    expect((await ada.delete(url)).status).toBe(200);
    expect(await listOf(ada)).toEqual([]);
    expect(await signIn(device)).toMatchObject(isRefused);
    expect((await ada.delete(url)).status).toBe(404);
  });

  test('signs in alone, also to an account with two-step sign-in', async () => {
    const ada = await withTwoStep(t);
    const device = await add(ada.client);
    const client = makeClient(t.app);
    const answer = await signIn(device, {}, client);
    expect(answer).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect(await listOf(ada.client)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('works again and again on a device that never counts', async () => {
    const ada = await signUp(t);
    const device = makeAuthenticator();
    const made = device.create(await beginPasskey(ada), { counter: 0 });
    expect((await ada.post(PASSKEYS, made)).status).toBe(200);
    expect((await signIn(device, { counter: 0 })).status).toBe(200);
    expect((await signIn(device, { counter: 0 })).status).toBe(200);
  });

  test('opens no account with an unconfirmed address where addresses are confirmed', async () => {
    const strict = await testApp({ env: { emailConfirmation: true } });
    const ada = await signedIn(strict);
    const { pool } = strict.database;
    const set = (isConfirmed: boolean) =>
      pool.query('update users set email_verified = $1 where id = $2', [isConfirmed, ada.userId]);
    await set(true);
    const device = await add(ada);
    const send = async () => {
      const client = makeClient(strict.app);
      const { body } = await client.post(`${PASSKEYS}/challenge`, {});
      return client.post(SIGN_IN, device.get(optionsOf(body)));
    };
    await set(false);
    expect(await send()).toMatchObject({ status: 401, body: { code: 'unconfirmed' } });
    await set(true);
    expect((await send()).status).toBe(200);
    await strict.close();
  });

  test('is offered as the second step of a sign-in', async () => {
    const ada = await withTwoStep(t);
    await add(ada.client);
    const { body } = await makeClient(t.app).post('/api/auth/sign-in/email', {
      email: ada.email,
      password: 'Amber!Fox42',
    });
    expect(body).toMatchObject({ secondStep: { hasPasskeys: true } });
  });

  test('belongs to one person: others neither see, change, remove nor add it', async () => {
    const ada = await signUp(t);
    const bob = await signedIn(t);
    const device = await add(ada);
    const [passkey] = await listOf(ada);
    const url = `${PASSKEYS}/${passkey?.id}`;
    expect(await listOf(bob)).toEqual([]);
    expect((await bob.patch(url, { name: 'Mine' })).status).toBe(404);
    expect((await bob.delete(url)).status).toBe(404);
    expect(await bob.post(PASSKEYS, device.create(await beginPasskey(bob)))).toMatchObject(
      isNotAdded,
    );
    expect(await listOf(ada)).toEqual([passkey]);
  });

  test('is made for the host of the public address, for people whom the device verified', async () => {
    const ada = await signUp(t);
    expect(await beginPasskey(ada)).toMatchObject({
      rp: { id: 'localhost', name: 'Lensemble' },
      user: { name: ada.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(await challenge()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    await add(ada);
    expect((await beginPasskey(ada)).excludeCredentials).toHaveLength(1);
  });

  test('cannot be made at another address of the server, nor at one without a name', async () => {
    const ada = await signUp(t);
    const elsewhere = { origin: 'http://other.example', 'sec-fetch-site': 'same-origin' };
    expect((await ada.post(`${PASSKEYS}/begin`, {}, elsewhere)).status).toBe(409);
    expect((await ada.post(`${PASSKEYS}/challenge`, {}, elsewhere)).status).toBe(409);
    const nameless = await testApp({ env: { publicUrl: 'http://192.0.2.7:3000' } });
    const bob = await signedIn(nameless);
    expect((await bob.post(`${PASSKEYS}/begin`, {})).status).toBe(409);
    await nameless.close();
  });

  test('needs a recent sign-in to be added or removed', async () => {
    const ada = await signUp(t);
    const device = makeAuthenticator();
    const made = device.create(await beginPasskey(ada));
    await t.database.pool.query(
      `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
      [ada.userId],
    );
    const answers = [
      await ada.post(`${PASSKEYS}/begin`, {}),
      await ada.post(PASSKEYS, made),
      await ada.delete(`${PASSKEYS}/5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test(`is one of at most ${PASSKEYS_MAX}`, async () => {
    const ada = await signUp(t);
    const options = await beginPasskey(ada);
    await t.database.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter)
       select $1, 'x', gen_random_uuid()::text, 'x', 0 from generate_series(1, $2::int)`,
      [ada.userId, PASSKEYS_MAX],
    );
    expect((await ada.post(`${PASSKEYS}/begin`, {})).status).toBe(409);
    expect((await ada.post(PASSKEYS, makeAuthenticator().create(options))).status).toBe(409);
  });
});

describe('an attacker', () => {
  test.each<[string, Deviation]>([
    ['of another origin', { origin: 'http://evil.example' }],
    ['of another port', { origin: 'http://localhost:4000' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of a device that did not verify the person', { isVerified: false }],
    ['of a copy of the device, which counts from before', { counter: 1 }],
  ])('does not get in with an answer %s', async (_, deviation) => {
    const ada = await signUp(t);
    const device = await add(ada);
    expect(await signIn(device, deviation)).toMatchObject(isRefused);
    expect((await signIn(device)).status).toBe(200);
  });

  test.each<[string, Deviation]>([
    ['of another origin', { origin: 'http://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of a device that did not verify the person', { isVerified: false }],
  ])('does not add a passkey with an answer %s', async (_, deviation) => {
    const ada = await signUp(t);
    const made = makeAuthenticator().create(await beginPasskey(ada), deviation);
    expect(await ada.post(PASSKEYS, made)).toMatchObject(isNotAdded);
    expect(await listOf(ada)).toEqual([]);
  });

  test('does not repeat an answer, also not at the same moment', async () => {
    const ada = await signUp(t);
    const device = await add(ada);
    const answer = device.get(await challenge());
    const send = () => makeClient(t.app).post(SIGN_IN, answer);
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await send()).toMatchObject(isRefused);
    const options = await beginPasskey(ada);
    const other = makeAuthenticator();
    expect((await ada.post(PASSKEYS, other.create(options))).status).toBe(200);
    expect(await ada.post(PASSKEYS, makeAuthenticator().create(options))).toMatchObject(isNotAdded);
  });

  test('does not use a challenge of another person, kind or time, or a made-up one', async () => {
    const [ada, bob] = [await signUp(t), await signUp(t)];
    const device = await add(ada);
    const ofAda = await beginPasskey(ada);
    expect(await bob.post(PASSKEYS, makeAuthenticator().create(ofAda))).toMatchObject(isNotAdded);
    const other = await beginPasskey(ada);
    expect(await makeClient(t.app).post(SIGN_IN, device.get(other))).toMatchObject(isRefused);
    const made = makeAuthenticator().create(await challenge());
    expect(await ada.post(PASSKEYS, made)).toMatchObject(isNotAdded);
    const late = await challenge();
    await t.database.pool.query('update sign_in_challenges set expires_at = now()');
    expect(await makeClient(t.app).post(SIGN_IN, device.get(late))).toMatchObject(isRefused);
    const free = device.get({ challenge: 'bWFkZS11cA' });
    expect(await makeClient(t.app).post(SIGN_IN, free)).toMatchObject(isRefused);
    const broken = { ...free, clientDataJSON: 'bWFkZS11cA' };
    expect(await makeClient(t.app).post(SIGN_IN, broken)).toMatchObject(isRefused);
  });

  test('meets limits of challenges and of wrong answers, which right ones do not reach', async () => {
    const limited = await testApp({ env: { rateLimits: true } });
    const ada = await signedIn(limited);
    const device = await add(ada);
    const ask = () => makeClient(limited.app).post(`${PASSKEYS}/challenge`, {});
    const options = async () => optionsOf((await ask()).body);
    const send = (body: unknown) => makeClient(limited.app).post(SIGN_IN, body);
    const spend = (points: number, limit: string) =>
      limited.database.pool.query('update rate_limits set points = $1 where key like $2', [
        points,
        `${limit}:%`,
      ]);
    expect(await send(device.get({ challenge: 'bWFkZS11cA' }))).toMatchObject(isRefused);
    await spend(99, 'passkeyFromIp');
    expect((await send(device.get(await options()))).status).toBe(200);
    expect(await send(device.get({ challenge: 'bWFkZS11cA' }))).toMatchObject(isRefused);
    expect((await send(device.get(await options()))).status).toBe(429);
    await spend(599, 'passkeyStartFromIp');
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await limited.close();
  });

  test('does not open another account with an own passkey', async () => {
    const [ada, bob] = [await signUp(t), await signUp(t)];
    const device = await add(ada);
    const own = await add(bob);
    const victim = device.get(await challenge());
    const asked = await challenge();
    const { signature, authenticatorData, clientDataJSON } = own.get(asked);
    const mixed = { ...victim, signature, authenticatorData, clientDataJSON };
    expect(await makeClient(t.app).post(SIGN_IN, mixed)).toMatchObject(isRefused);
    const lent = { ...own.get(await challenge()), userHandle: victim.userHandle };
    expect(await makeClient(t.app).post(SIGN_IN, lent)).toMatchObject(isRefused);
  });

  test('does not keep a session: a sign-in makes a new one and ends that of the browser', async () => {
    const ada = await signUp(t);
    const device = await add(ada);
    const former = ada.cookie;
    expect((await signIn(device, {}, ada)).status).toBe(200);
    expect(ada.cookie).not.toBe(former);
    expect((await makeClient(t.app, former).get('/api/auth/me')).status).toBe(401);
  });

  test('does not turn a passkey into a code: the token of a first step stays unused', async () => {
    const ada = await withTwoStep(t);
    const device = await add(ada.client);
    const token = await firstStep(t, ada.email);
    const answer = device.get({ challenge: token });
    expect(await makeClient(t.app).post(SIGN_IN, answer)).toMatchObject(isRefused);
  });
});
