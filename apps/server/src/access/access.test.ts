import { randomUUID } from 'node:crypto';
import { endpointPath } from '@lensemble/contract/endpoint';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeclaredRoute } from '../http/fastify-types.ts';
import { testApp } from '../testing/app.ts';
import { type Answer, makeClient } from '../testing/client.ts';
import { choices, recordKinds } from '../testing/foreign-records.ts';
import { signedIn } from '../testing/login.ts';
import { buildShoot } from '../testing/shoots.ts';
import { accessGate } from './gate.ts';

/** The real server: new routes are tested automatically. */
const t = await testApp();
const routes = t.app.declaredRoutes;
let cases = 0;

afterAll(async () => {
  process.stdout.write(`access: ${cases} cases over ${routes.length} routes\n`);
  await t.close();
});

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const isUnsafe = ({ method }: DeclaredRoute) => !SAFE.includes(method);
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const named = (chosen: readonly DeclaredRoute[]) =>
  chosen.map((route) => [nameOf(route), route] as const);

function urlWith({ url }: DeclaredRoute, id: string = randomUUID()): string {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return endpointPath(url, Object.fromEntries(names.map((name) => [name, choices[name] ?? id])));
}

function request(
  route: DeclaredRoute,
  headers: Record<string, string>,
  cookie?: string,
): Promise<Answer> {
  cases++;
  const client = makeClient(t.app, cookie);
  const payload = isUnsafe(route) ? { payload: '{"broken' } : {};
  return client.request(route.method as 'GET', urlWith(route), { ...payload, headers });
}

test('no more of the API is public than what is named here', () => {
  const open = routes.filter(({ access, url }) => access === 'public' && url.startsWith('/api/'));
  expect(open.map(nameOf).sort()).toEqual([
    'GET /api/auth/oauth/:provider/callback',
    'GET /api/feeds/:secret',
    'GET /api/public/links/:secret',
    'GET /api/public/shoots/:id',
    'HEAD /api/feeds/:secret',
    'HEAD /api/public/links/:secret',
    'HEAD /api/public/shoots/:id',
    'POST /api/auth/confirm-email',
    'POST /api/auth/forget-password',
    'POST /api/auth/oauth/:provider/start',
    'POST /api/auth/passkeys/challenge',
    'POST /api/auth/resend-confirmation',
    'POST /api/auth/reset-password',
    'POST /api/auth/set-session',
    'POST /api/auth/sign-in/email',
    'POST /api/auth/sign-in/passkey',
    'POST /api/auth/sign-in/second-step',
    'POST /api/auth/sign-up/email',
    'POST /api/auth/signout',
    'POST /api/invites/read',
    'POST /api/public/links/:secret',
  ]);
});

test('no more routes take requests from other sites than what is named here', () => {
  const open = routes.filter((route) => isUnsafe(route) && route.isFromAnywhere);
  expect(open.map(nameOf).sort()).toEqual([
    'POST /call/:token',
    'POST /call/:token/',
    'POST /call/:token/away',
    'POST /call/:token/away/remove',
    'POST /call/:token/comments',
    'POST /call/:token/comments/edit',
    'POST /call/:token/comments/remove',
    'POST /call/:token/consent',
    'POST /call/:token/consent/mail',
    'POST /call/:token/consent/withdraw',
    'POST /call/:token/dates',
    'POST /call/:token/name',
    'POST /call/:token/opened',
    'POST /call/:token/packing',
    'POST /call/:token/packing/note',
    'POST /unsubscribe/:secret',
  ]);
});

describe('without a live session, before the body is read', () => {
  const guarded = routes.filter(({ access }) => access !== 'public' && access !== 'call');

  /** What they hold is made once: a refused request changes nothing. */
  const holders: readonly (readonly [string, () => Promise<string | undefined>])[] = [
    ['no cookie', async () => undefined],
    ['a made-up cookie', async () => `lensemble_session=${randomUUID()}.${randomUUID()}`],
    [
      'an ended session',
      async () => {
        const person = await signedIn(t);
        const { cookie } = person;
        await person.post('/api/auth/signout');
        return cookie;
      },
    ],
    [
      'an expired session',
      async () => {
        const { cookie, token } = await signedIn(t);
        const past = new Date(Date.now() - 1);
        await t.database.pool.query('update sessions set expires_at = $1 where token = $2', [
          past,
          token,
        ]);
        return cookie;
      },
    ],
  ];

  describe.each(holders)('%s', (_, holder) => {
    let cookie: string | undefined;
    beforeAll(async () => {
      cookie = await holder();
    });
    test.each(named(guarded))('is refused by %s', async (_name, route) => {
      const answer = await request(route, {}, cookie);
      expect(answer.status).toBe(401);
      if (route.method !== 'HEAD') expect(answer.body).toMatchObject({ code: 'signed_out' });
    });
  });
});

describe('without the secret of a personal link', () => {
  const linked = routes.filter(({ access }) => access === 'call');
  test.each(named(linked))('there is nothing at %s, signed in or not', async (_name, route) => {
    const { cookie } = await signedIn(t);
    for (const caller of [undefined, cookie]) {
      expect((await request(route, {}, caller)).status).toBe(404);
    }
  });
});

describe('a request from elsewhere', () => {
  const elsewhere: readonly (readonly [string, Record<string, string>])[] = [
    ['that says nothing of where', { 'sec-fetch-site': '' }],
    ['from a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [
      'from a neighbouring site',
      { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' },
    ],
    ['from another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }],
    ['from another scheme', { 'sec-fetch-site': '', origin: 'https://localhost:3000' }],
    ['from a sandbox', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ];

  describe.each(elsewhere)('%s', (_, headers) => {
    const guarded = routes.filter((route) => isUnsafe(route) && !route.isFromAnywhere);
    let cookie: string | undefined;
    beforeAll(async () => {
      ({ cookie } = await signedIn(t));
    });
    test.each(named(guarded))('is refused by %s', async (_name, route) => {
      const answer = await request(route, { host: 'localhost:3000', ...headers }, cookie);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'foreign_origin' });
    });
  });

  const own: readonly (readonly [string, Record<string, string>])[] = [
    ['the page itself', { 'sec-fetch-site': 'same-origin' }],
    ['the same address', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['the same host in capitals', { host: 'LOCALHOST:3000', origin: 'http://localhost:3000' }],
    ['the public address', { host: 'inside:8080', origin: 'http://localhost:3000' }],
  ];

  test.each(own)('is none when it comes from %s', async (_, headers) => {
    const route = {
      method: 'POST',
      url: '/api/auth/signout',
      access: 'public',
      endpoint: undefined,
      isFromAnywhere: false,
    } as const;
    const answer = await request(route, { 'sec-fetch-site': '', ...headers });
    expect(answer.body).toMatchObject({ code: 'malformed' });
  });
});

describe("another team's id answers exactly as an unknown one", () => {
  const kindOf = ({ url }: DeclaredRoute) => recordKinds[url.replace(/(:\w+).*$/, '$1')];
  const namesRecord = ({ url }: DeclaredRoute) =>
    [...url.matchAll(/:(\w+)/g)].some(([, name]) => !Object.hasOwn(choices, name!));
  const withId = routes.filter((route) => namesRecord(route) && route.access === 'team');

  test.each(named(withId))('%s has a record to be asked for and a body', (name, route) => {
    const kind = kindOf(route);
    expect(kind, 'add how to make such a record to testing/foreign-records.ts').toBeDefined();
    const schema = route.endpoint?.body;
    if (schema) expect(schema.safeParse(kind?.bodies[name]).success, 'and a good body').toBe(true);
  });

  test.each(named(withId))('%s', async (name, route) => {
    const [me, other] = await Promise.all([signedIn(t), signedIn(t)]);
    const kind = kindOf(route)!;
    const { id: theirs, shownAt } = await kind.make(t.database.orm, other);
    const before = await other.get(shownAt);
    expect(before.status).toBe(200);
    const ask = (id: string, body: unknown) => {
      cases++;
      return me.request(route.method as 'GET', urlWith(route, id), isUnsafe(route) ? { body } : {});
    };
    for (const body of [kind.bodies[name], undefined, {}, { unknown: 1 }, []]) {
      const [unknown, foreign] = [await ask(randomUUID(), body), await ask(theirs, body)];
      expect(comparable(foreign)).toEqual(comparable(unknown));
    }
    expect((await ask(theirs, kind.bodies[name])).status).toBe(404);
    expect((await ask('not-an-id', kind.bodies[name])).status).toBe(404);
    expect((await ask('a'.repeat(5_000), kind.bodies[name])).status).toBe(404);
    expect((await other.get(shownAt)).text).toBe(before.text);
  });

  const ofTeams = routes.filter(({ access }) => access === 'member');
  test.each(named(ofTeams))('%s, also one that is no id', async (_name, route) => {
    const me = await signedIn(t);
    const { id: shootId } = await buildShoot(t.database.orm, me.team, { date: '2126-11-28' });
    const ask = (teamId: string) => {
      cases++;
      const path = route.url.replace(':teamId', teamId).replace(':shootId', shootId);
      return me.request(route.method as 'GET', urlWith({ ...route, url: path }));
    };
    const unknown = await ask(randomUUID());
    expect(unknown.status).toBe(404);
    for (const teamId of ['', 'not-an-id']) {
      expect(comparable(await ask(teamId))).toEqual(comparable(unknown));
    }
  });

  function comparable({ status, headers, text }: Answer) {
    const { date: _date, ...rest } = headers;
    return { status, text, headers: rest };
  }
});

test('a route that does not say who may call it keeps the server from starting', async () => {
  await expect(
    testApp({ extend: (app) => app.get('/api/open', async () => 'anyone') }),
  ).rejects.toThrow('GET /api/open does not declare its access');
});

test('neither does one that a plugin adds', async () => {
  const app = fastify();
  accessGate(app, { ...t, ...t.database } as never);
  app.register(async (child) => {
    child.get('/hidden', async () => 'anyone');
  });
  await expect(app.ready()).rejects.toThrow('GET /hidden does not declare its access');
});
