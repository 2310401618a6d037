import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON_RETRY_SECONDS } from './http/errors/answer-error.ts';
import { testApp } from './testing/app.ts';
import type { RequestOptions } from './testing/client.ts';
import { addressesFor, bodiesFor, formsFor } from './testing/fuzzed.ts';
import type { signedIn } from './testing/login.ts';
import { fieldsOf, nameOf, targetOf, writingRoutes } from './testing/writing-routes.ts';
import { noteWrites } from './testing/written-rows.ts';

// The response to any input keeps the contract (the client checks that), is never a 5xx and never takes long, and a refusal
// changes nothing.
const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-fuzz-'));
await mkdir(join(dataDir, 'storage/shoot-images/public/avatars'), { recursive: true });
const credit = { text: 'Stand-in', url: 'https://example.org' };
/** Without these, the routes would answer that a service is away, as they would after a fault of their own. */
const services = {
  places: {
    ...{ isRemote: true, knowsStreets: true, credit },
    find: async () => [],
    locate: async () => undefined,
  },
  weather: { credit, forecast: async () => [] },
};
const t = await testApp({ env: { dataDir }, deps: services });
let takeWrites: () => Promise<string[]>;
beforeAll(async () => {
  takeWrites = await noteWrites(t.database.pool);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** For each route that takes forms; twice as many bodies. `npm run test:trust -- fuzz` asks more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
/** All routes together, for each run: with 60 runs, ten thousand. */
const LEAST = 10_000 / 60;
/** Of the processor's time, which excludes other processes. */
const LIMIT_MS = 2_000;
/** What PostgreSQL cannot store as text. Chance alone rarely sends it in a certain field. */
const UNSTORABLE = ['\0', 'a\0b'];
/** What counts and refreshes with any request, and keys: a refusal takes its claim back, so their number counts. */
const ofEachRequest = ['rate_limits', 'sessions', 'idempotency_keys'];

const asked = { bodies: 0, forms: 0, addresses: 0 };
let refused = 0;
/** Of the addresses. */
let served = 0;
let slowest = 0;

type Client = Awaited<ReturnType<typeof signedIn>>;

async function countKeys(): Promise<string> {
  const { rows } = await t.database.pool.query('select count(*) from idempotency_keys');
  return rows[0].count;
}

/** @returns whether it was accepted */
async function send(
  client: Client,
  method: string,
  url: string,
  options: RequestOptions,
): Promise<boolean> {
  const { cookie } = client;
  await takeWrites();
  const keys = await countKeys();
  const start = process.cpuUsage();
  const { status, headers, body, text } = await client.request(method as 'POST', url, options);
  const { user, system } = process.cpuUsage(start);
  const took = (user + system) / 1_000;
  client.cookie = cookie;
  slowest = Math.max(slowest, took);
  expect(took).toBeLessThan(LIMIT_MS);
  // Only a service that is not set up may be a 5xx. Without a body, its header says so.
  const isNotSetUp =
    method === 'HEAD'
      ? headers['retry-after'] === String(PERSON_RETRY_SECONDS)
      : (body as { code?: string } | undefined)?.code === 'not_configured';
  if (status !== 503 || !isNotSetUp) expect(status, `${method} ${url}: ${text}`).toBeLessThan(500);
  const written = await takeWrites();
  if (status < 400) return true;
  refused++;
  expect(written.filter((name) => !ofEachRequest.includes(name))).toEqual([]);
  expect(await countKeys()).toBe(keys);
  return false;
}

const writable = writingRoutes(t);
const named = <Route extends Parameters<typeof nameOf>[0]>(routes: readonly Route[]) =>
  routes.map((route) => [nameOf(route), route] as const);

describe('any body at all', () => {
  test.each(named(writable))('is answered properly by %s', async (_name, route) => {
    const { person, url, good } = await targetOf(t, route);
    const examples = fieldsOf(route)
      .flatMap((field) => UNSTORABLE.flatMap((text) => [{ [field]: text }, { [field]: [text] }]))
      .map((wrong): [unknown] => [{ ...good, ...wrong }]);
    const property = fc.asyncProperty(bodiesFor(route, good), async (body) => {
      asked.bodies++;
      await send(person, route.method, url, { payload: JSON.stringify(body) ?? '' });
    });
    await fc.assert(property, { examples, numRuns: 2 * RUNS + examples.length });
  });
});

describe('any form', () => {
  const routes = writable.filter(({ endpoint }) => endpoint?.file);
  test.each(named(routes))('is answered properly by %s', async (_name, route) => {
    const { file } = route.endpoint ?? {};
    if (!file) return;
    const { person, url } = await targetOf(t, route);
    const property = fc.asyncProperty(formsFor(route, file), async (form) => {
      asked.forms++;
      await send(person, route.method, url, form);
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});

describe('any path, query and headers', () => {
  const routes = t.app.declaredRoutes.filter(({ url }) => !url.includes('/api/auth/'));
  test('are answered properly', async () => {
    for (const route of routes) {
      const { person, url: known, good } = await targetOf(t, route);
      // A link is made with the first look at it, also by a request that is then refused.
      if (/\/(share-)?link\b/.test(route.url))
        await person.request('GET', known.replace(/\/replace$/, ''));
      const property = fc.asyncProperty(addressesFor(route, known), async ({ url, headers }) => {
        asked.addresses++;
        const body = route.method === 'GET' || route.method === 'HEAD' ? {} : { body: good };
        if (await send(person, route.method, url, { ...body, headers })) served++;
      });
      await fc.assert(property, { numRuns: Math.ceil(RUNS / 6) });
    }
  });
});

test('every route was asked as often as it should be', () => {
  const { bodies, forms, addresses } = asked;
  const sum = bodies + forms + addresses;
  process.stdout.write(
    `fuzz: ${sum} requests (${bodies} JSON, ${forms} multipart, ${addresses} paths with queries and headers, of which ${served} were accepted), ${refused} refused, the slowest took ${Math.round(slowest)} ms\n`,
  );
  expect(sum).toBeGreaterThanOrEqual(LEAST * RUNS);
  // Otherwise the random parts do not get past the checks of the ids.
  expect(served).toBeGreaterThan(addresses / 4);
});
