import { randomUUID } from 'node:crypto';
import { getAvailability } from '@lensemble/contract/availability';
import { getFeeds } from '@lensemble/contract/calendar';
import { endpointPath } from '@lensemble/contract/endpoint';
import { applyOperations, getDay, type Operation } from '@lensemble/contract/operations';
import { listOutlook } from '@lensemble/contract/outlook';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { listMapShoots } from '@lensemble/contract/shoot-map';
import { createShoot, getShoot, listShoots, updateShoot } from '@lensemble/contract/shoots';
import { newShot } from '@lensemble/contract/shots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootFor } from './features/boot/service.ts';
import { type TestApp, testApp } from './testing/app.ts';
import type { Answer, Client } from './testing/client.ts';
import { buildSharedShoot } from './testing/shared-shoot.ts';
import { statementsOf } from './testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    extend: (app) => {
      const config = { access: 'public' } as const;
      app.get('/boot', { config }, async (request, reply) =>
        bootFor(
          { ...t.database, env: t.env, hosted: undefined },
          await app.identify(request, reply),
        ),
      );
    },
  });
});
afterAll(() => t.close());

interface Place {
  readonly client: Client;
  readonly id: string;
  readonly feed: string;
}

async function makePlace(): Promise<Place> {
  const { person: client, shoot } = await buildSharedShoot(t);
  // The first create of a team counts its shoots.
  await create({ client });
  const body = { status: 'planning', date: '2126-11-22' } as const;
  await client.call(updateShoot, { params: { id: shoot.id }, body });
  const { team } = (await client.call(getFeeds, {})).body;
  return { client, id: shoot.id, feed: team.replace(t.env.publicUrl, '') };
}

const reads = {
  list: () => listShoots.path,
  'one shoot': ({ id }) => endpointPath(getShoot.path, { id }),
  'one day': ({ id }) => endpointPath(getDay.path, { id }),
  map: () => listMapShoots.path,
  availability: () => `${getAvailability.path}?from=2126-11-01T00:00:00Z&to=2126-12-01T00:00:00Z`,
  outlook: () => listOutlook.path,
  'public page': ({ id }) => publicShootPath(id),
  feed: ({ feed }) => feed,
  boot: () => '/boot',
} satisfies Record<string, (place: Place) => string>;

const create = ({ client }: Pick<Place, 'client'>) =>
  client.call(createShoot, {
    body: { title: 'Tide', timeZone: 'Europe/Rome' },
    headers: { 'idempotency-key': randomUUID() },
  });

const addition = (): Operation => ({
  ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), base: {} },
  ...{ fields: newShot.parse({ title: 'Tide' }), at: '2026-11-22T15:00:00Z' },
});

const writes = {
  create,
  change: ({ client, id }) => client.call(updateShoot, { params: { id }, body: { title: 'Fog' } }),
  operation: ({ client, id }) =>
    client.call(applyOperations, { params: { id }, body: { operations: [addition()] } }),
} satisfies Record<string, (place: Place) => Promise<Answer>>;

type Read = keyof typeof reads;

/**
 * The statements of each route, which include the one that looks up the session. The second number is that of a request
 * with the ETag of the first answer, or of a second request where a route gives no ETag.
 */
const ofReads: Record<Read, readonly [first: number, again: number]> = {
  list: [2, 1],
  'one shoot': [2, 1],
  'one day': [4, 1],
  map: [2, 1],
  availability: [2, 2],
  outlook: [4, 1],
  'public page': [2, 1],
  feed: [4, 1],
  boot: [3, 3],
};
const ofWrites: Record<keyof typeof writes, number> = { create: 2, change: 2, operation: 11 };

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

test.each(namesOf(reads))('%s takes its number of statements', async (name) => {
  const place = await makePlace();
  const path = reads[name](place);
  const ask = async (headers: Record<string, string> = {}) => {
    let answer: Answer | undefined;
    const statements = await statementsOf(async () => {
      answer = await place.client.get(path, headers);
    });
    return { status: answer?.status, etag: answer?.headers.etag, statements };
  };
  const first = await ask();
  expect(first.status).toBe(200);
  const { etag } = first;
  const again = await ask(etag ? { 'if-none-match': String(etag) } : {});
  expect(again.status).toBe(etag ? 304 : 200);
  const counts = [first, again].map(({ statements }) => statements.length);
  expect(counts, [...first.statements, ...again.statements].join('\n\n')).toEqual(ofReads[name]);
});

test.each(namesOf(writes))('%s takes its number of statements', async (name) => {
  const place = await makePlace();
  const statements = await statementsOf(() => writes[name](place));
  expect(statements.length, statements.join('\n\n')).toBe(ofWrites[name]);
});

test('a create reads none of the other shoots of the team', async () => {
  const place = await makePlace();
  const statements = await statementsOf(() => create(place));
  for (const statement of statements) expect(statement).not.toMatch(/from "shoots"/);
});
