import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointPath } from '@lensemble/contract/endpoint';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { DeclaredRoute } from './http/fastify-types.ts';
import { testApp } from './testing/app.ts';
import { choices, recordKinds } from './testing/foreign-records.ts';
import { catalogueNames, newItems } from './testing/items.ts';
import { newEmail, PASSWORD, signedIn } from './testing/login.ts';

// The response to any input keeps the contract (the client checks that) and is never a 5xx.
const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-fuzz-'));
await mkdir(join(dataDir, 'storage/shoot-images/public/avatars'), { recursive: true });
const t = await testApp({ env: { dataDir } });
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const RUNS = 60;
/** What PostgreSQL cannot store as text. Chance alone rarely sends it in a certain field. */
const UNSTORABLE = ['\0', 'a\0b'];

const nasty = [
  '\0',
  '\ud800',
  '\u202e',
  '\u0085',
  '💥'.repeat(300),
  'a'.repeat(20_000),
  "'; drop table users; --",
  '../../etc/passwd',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '24:00',
  '-1',
  'NaN',
  'javascript:alert(1)',
  `https://${'a'.repeat(3_000)}`,
];
const numbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(...nasty, ...numbers, null, true, '', [], {}),
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.uuid(),
);
const entry = fc.dictionary(
  fc.constantFrom('personnelId', 'name', 'role', 'email', 'equipment_id', 'quantity'),
  leaf,
);
const value = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.array(leaf, { maxLength: 60 }),
  fc.array(entry, { maxLength: 5 }),
  fc.jsonValue(),
);

function fieldsOf({ endpoint }: DeclaredRoute): string[] {
  const body = endpoint?.body;
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

/** Bodies with some known fields of random values, sometimes with an unknown field. */
function bodiesFor(route: DeclaredRoute, good: object): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(fieldsOf(route).map((field) => [field, value]));
  const some = fc.record(known, { requiredKeys: [] });
  const stranger = fc.dictionary(fc.string(), value, { maxKeys: 1 });
  const oneWrong = some.map((fields) => ({
    ...good,
    ...Object.fromEntries(Object.entries(fields).slice(0, 1)),
  }));
  return fc.oneof(
    oneWrong,
    some,
    fc.tuple(some, stranger).map(([a, b]) => ({ ...b, ...a })),
    value,
  );
}

const goodBodies: Readonly<Record<string, () => object>> = {
  'POST /api/auth/sign-up/email': () => ({ email: newEmail(), password: PASSWORD, name: 'Ada' }),
  'POST /api/auth/sign-in/email': () => ({ email: newEmail(), password: PASSWORD }),
  'POST /api/auth/set-session': () => ({ access_token: 'a.b' }),
  'POST /api/user/profile': () => ({ firstName: 'Ada', lastName: 'Byron' }),
  'POST /api/user/active-team': () => ({ teamId: randomUUID() }),
  'POST /api/team': () => ({ name: 'Nightshift' }),
  'POST /api/team/join': () => ({ inviteCode: 'a-guess' }),
  'DELETE /api/team/leave': () => ({ teamId: randomUUID() }),
  'POST /api/shoots': () => ({ title: 'Golden hour' }),
  ...Object.fromEntries(catalogueNames.map((name) => [`POST /api/${name}`, () => newItems[name]])),
};

const kindOf = ({ url }: DeclaredRoute) => recordKinds[url.replace(/(:\w+).*$/, '$1')];
const writable = t.app.declaredRoutes.filter(({ endpoint }) => endpoint?.body);

/** Only `not_configured`, for services that are not set up, may be a 5xx. */
function expectProper({ status, body }: { status: number; body: unknown }): void {
  const { code = '' } = (body ?? {}) as { code?: string };
  if (code !== 'not_configured') expect(status).toBeLessThan(500);
}

describe('any body at all', () => {
  test.each(writable.map((route) => [`${route.method} ${route.url}`, route] as const))(
    'is answered properly by %s',
    async (name, route) => {
      const ada = await signedIn(t);
      const { cookie } = ada;
      const kind = kindOf(route);
      const made = await kind?.make(t.database.orm, ada);
      const id = made?.id ?? randomUUID();
      const names = Array.from(route.url.matchAll(/:(\w+)/g), ([, each]) => [each, id]);
      const params = { ...Object.fromEntries(names), ...choices, ...made?.params };
      const url = endpointPath(route.url, params);
      const good = (kind?.bodies[name] ?? goodBodies[name]?.() ?? {}) as object;
      const send = async (body: unknown) => {
        ada.cookie = cookie;
        const answer = await ada.request(route.method as 'POST', url, {
          payload: JSON.stringify(body) ?? '',
        });
        expectProper(answer);
      };
      const examples = fieldsOf(route)
        .flatMap((field) => UNSTORABLE.flatMap((text) => [{ [field]: text }, { [field]: [text] }]))
        .map((wrong): [unknown] => [{ ...good, ...wrong }]);
      const numRuns = RUNS + examples.length;
      await fc.assert(fc.asyncProperty(bodiesFor(route, good), send), { examples, numRuns });
    },
  );
});

describe('any path, query and headers', () => {
  test('are answered properly', async () => {
    const ada = await signedIn(t);
    const part = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary' }), fc.webPath());
    const header = fc.oneof(
      fc.constantFrom('', '0', '"1"', 'W/"x"', '*', '-1', '9'.repeat(400)),
      fc.string(),
    );
    const printable = header.map((text) => text.replace(/[^\x20-\x7e]/g, ''));
    const urls = t.app.declaredRoutes.map(({ url }) => url);
    const names = fc.constantFrom('q', 'session', 'placeId', 'latitude', 'from', 'withDate');
    const send = async (url: string, name: string, text: string, value: string) => {
      const wanted = encodeURIComponent(text.toWellFormed()).slice(0, 8_000);
      const filled = url.replace(/:\w+/, wanted).replace('*', `public/avatars/${wanted}.png`);
      const headers = { 'if-match': value, 'if-none-match': value, 'idempotency-key': value };
      for (const method of ['GET', 'PATCH', 'POST', 'DELETE'] as const) {
        if (filled.includes('/api/auth/')) continue;
        const target = `${filled}?${name}=${wanted}&${encodeURIComponent(value)}`;
        const body = method === 'GET' ? {} : { body: { title: 'A' } };
        expectProper(await ada.request(method, target, { ...body, headers }));
      }
    };
    await fc.assert(fc.asyncProperty(fc.constantFrom(...urls), names, part, printable, send), {
      numRuns: RUNS,
    });
  });
});
