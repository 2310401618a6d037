import { createSecretKey, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPerson,
  type Project,
  tokenOf,
} from '../../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../../testing/hosted-identity/service.ts';
import {
  newKey,
  signToken,
  signWithSecret,
  unsignedToken,
} from '../../../../../testing/hosted-identity/tokens.ts';
import { claimsOf, type HostedPerson } from '../../../../../testing/hosted-identity/users.ts';
import { supabaseIdentity } from '../../ports/hosted-identity/supabase.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { hostedApp, settingsOf } from '../../testing/hosted-app.ts';
import { newEmail } from '../../testing/login.ts';

const URL = '/api/auth/set-session';
const SECRET = 'the shared secret of a project, of 32 signs and more';
const JWKS = 'GET /.well-known/jwks.json';

let service: HostedService;
let project: Project;
let t: TestApp;
let ada: HostedPerson;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  t = await hostedApp(project);
});
beforeEach(() => {
  project.away = false;
  project.asked.length = 0;
  ada = addPerson(project, { email: newEmail() });
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const now = () => Math.floor(Date.now() / 1000);
const claims = () => claimsOf(ada, `${project.url}/auth/v1`, randomUUID());
const publicKey = () => project.keys[0]!.publicKey;
const post = (token: string, app = t) => makeClient(app.app).post(URL, { access_token: token });

async function countAccounts(): Promise<number> {
  return (await t.database.pool.query('select count(*)::int as n from users')).rows[0].n;
}

test('a project that names itself otherwise in its tokens is believed if the settings name it so', async () => {
  const issuer = 'http://kong:8000/auth/v1';
  const { verify } = supabaseIdentity({ ...settingsOf(project), issuer });
  const token = signToken(project.keys[0]!, claimsOf(ada, issuer, randomUUID()));
  expect(await verify(token)).toMatchObject({ subject: ada.id });
  expect(await verify(signToken(project.keys[0]!, claims()))).toBeUndefined();
  expect((await post(token)).status).toBe(401);
});

test.each([
  ['is not a recent sign-in', [{ method: 'password', timestamp: now() - 3_600 }], 403],
  [
    'is one if its user signed in again',
    [
      { method: 'totp', timestamp: now() },
      { method: 'password', timestamp: now() - 3_600 },
    ],
    200,
  ],
  [
    'is not one by its refresh',
    [
      { method: 'password', timestamp: now() - 3_600 },
      { method: 'token_refresh', timestamp: now() },
    ],
    403,
  ],
  ['is one without moments', ['password'], 200],
])('a token that was refreshed just now %s', async (_, amr, status) => {
  const client = makeClient(t.app);
  await client.post(URL, { access_token: tokenOf(project, ada, { amr }) });
  expect((await client.delete('/api/auth/delete-account')).status).toBe(status);
});

test('a token of the project opens a session, and nothing of it is kept', async () => {
  const client = makeClient(t.app);
  const token = tokenOf(project, ada);
  const body = { access_token: token, refresh_token: 'r', expires_at: now() + 3_600 };
  const answer = await client.post(URL, body);
  expect(answer).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; .*SameSite=Lax/);
  expect((await client.get('/api/auth/me')).body).toMatchObject(answer.body as object);
  const { rows } = await t.database.pool.query('select * from accounts where account_id = $1', [
    ada.id,
  ]);
  expect(rows).toMatchObject([
    { provider_id: 'supabase', access_token: null, refresh_token: null, id_token: null },
  ]);
});

describe('a token is refused', () => {
  const forged = (token: string) => `${token.slice(0, -6)}AAAAAA`;
  const cases: Readonly<Record<string, () => string>> = {
    'when it has expired': () => tokenOf(project, ada, { exp: now() - 11 }),
    'without an expiry': () => tokenOf(project, ada, { exp: undefined }),
    'before it holds': () => tokenOf(project, ada, { nbf: now() + 60 }),
    'from the future': () => tokenOf(project, ada, { iat: now() + 60 }),
    'that is older than any can be': () => tokenOf(project, ada, { iat: now() - 8 * 86_400 }),
    'with another signature': () => forged(tokenOf(project, ada)),
    'with claims that were changed': () => {
      const [head, , signature] = tokenOf(project, ada).split('.');
      const other = Buffer.from(JSON.stringify(claims())).toString('base64url');
      return [head, other, signature].join('.');
    },
    'of another project': () => tokenOf(project, ada, { iss: 'https://other.supabase.co/auth/v1' }),
    'of another project, signed with the key of that one': () => signToken(newKey(), claims()),
    'that names our key and is signed with another': () =>
      signToken({ ...newKey(), kid: project.keys[0]!.kid }, claims()),
    'for another audience': () => tokenOf(project, ada, { aud: 'anon' }),
    'without an audience': () => tokenOf(project, ada, { aud: undefined }),
    'without a subject': () => tokenOf(project, ada, { sub: undefined }),
    'of no user': () => tokenOf(project, ada, { sub: '../admin' }),
    'of an anonymous user': () => tokenOf(project, ada, { is_anonymous: true }),
    'that says it needs no signature': () => unsignedToken(claims()),
    'with alg none and a signature': () => tokenOf(project, ada, {}, { alg: 'none' }),
    'that takes the public key for a secret': () =>
      signWithSecret(publicKey().export({ type: 'spki', format: 'pem' }), claims(), {
        kid: project.keys[0]!.kid,
      }),
    'that takes the numbers of the public key for a secret': () =>
      signWithSecret(JSON.stringify(publicKey().export({ format: 'jwk' })), claims()),
    'that brings its own key': () => {
      const key = newKey();
      return signToken(key, claims(), { jwk: key.publicKey.export({ format: 'jwk' }) });
    },
    'that names the place of its key': () =>
      signToken(newKey(), claims(), { jku: `${project.url}/keys` }),
    'that asks for what we do not know': () => tokenOf(project, ada, {}, { crit: ['x'], x: 1 }),
    'that is our own': () => `${'A'.repeat(32)}.${'B'.repeat(43)}`,
    'that is none': () => 'not.a.token',
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const before = await countAccounts();
    const answer = await post(cases[name]!());
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(answer.body).toMatchObject({ code: 'invalid_credentials' });
    expect(await countAccounts()).toBe(before);
    expect(project.asked.filter((call) => call.startsWith('GET /user'))).toEqual([]);
  });

  test('that is larger than tokens are', async () => {
    expect((await post(`a.${'b'.repeat(9_000)}.c`)).status).toBe(422);
    expect((await post(`a.${'b'.repeat(40_000)}.c`)).status).toBe(413);
  });
});

test('a clock that is a little behind is no reason', async () => {
  expect((await post(tokenOf(project, ada, { exp: now() - 1, iat: now() + 5 }))).status).toBe(200);
});

test('keys that lead nowhere do not make the keys be asked for again and again', async () => {
  await post(tokenOf(project, ada));
  project.asked.length = 0;
  // In sequence, because concurrent calls would share one request for the keys.
  for (let times = 0; times < 10; times++)
    expect((await post(signToken(newKey(), claims()))).status).toBe(401);
  // One request is allowed if the earlier tests took so long that the keys may be requested again.
  expect(project.asked.length).toBeLessThanOrEqual(1);
});

test('a new key of the project is found', async () => {
  const hosted = supabaseIdentity(settingsOf(project), 0);
  expect(await hosted.verify(tokenOf(project, ada))).toBeDefined();
  project.keys.push(newKey());
  expect(await hosted.verify(tokenOf(project, ada))).toMatchObject({ subject: ada.id });
  project.keys.shift();
});

test('while the project is away sign-in fails, with a message that this is temporary', async () => {
  const cold = await hostedApp(project);
  const token = tokenOf(project, ada);
  project.away = true;
  const answer = await post(token, cold);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  project.away = false;
  expect((await post(token, cold)).status).toBe(200);
  await cold.close();
});

describe('with a shared secret', () => {
  let secret: TestApp;
  beforeAll(async () => {
    secret = await testApp({ env: { hosted: { ...settingsOf(project), jwtSecret: SECRET } } });
  });
  afterAll(() => secret.close());
  const signed = (with_: string | Buffer, head = {}) => signWithSecret(with_, tokenClaims(), head);
  const tokenClaims = () => {
    const [, payload = ''] = tokenOf(project, ada).split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  };

  test('a token that is signed with it opens a session, and asks for no keys', async () => {
    expect((await post(signed(SECRET), secret)).status).toBe(200);
    expect(project.asked).not.toContain(JWKS);
  });

  test('so does one that is signed with a published key', async () => {
    expect((await post(tokenOf(project, ada), secret)).status).toBe(200);
  });

  test('no other secret does, nor the public key, nor another algorithm', async () => {
    const jwk = Buffer.from(JSON.stringify(publicKey().export({ format: 'jwk' })));
    const tokens = [
      signed('another secret of a project, of 32 signs or more'),
      signed(createSecretKey(jwk).export()),
      signed(SECRET, { alg: 'HS384' }),
      signed(SECRET, { alg: 'ES256', kid: project.keys[0]!.kid }),
      unsignedToken(tokenClaims()),
    ];
    for (const token of tokens) expect((await post(token, secret)).status).toBe(401);
  });
});
