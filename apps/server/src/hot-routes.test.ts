import { randomUUID } from 'node:crypto';
import { getAvailability } from '@lensemble/contract/availability';
import { getFeeds } from '@lensemble/contract/calendar';
import { callPath, listCalls } from '@lensemble/contract/calls';
import { OPERATIONS_AT_ONCE_MAX } from '@lensemble/contract/constants';
import { getConvention, listConventions } from '@lensemble/contract/conventions';
import { costumes } from '@lensemble/contract/costumes';
import { endpointPath } from '@lensemble/contract/endpoint';
import { listLinkedNames } from '@lensemble/contract/linked-names';
import {
  applyOperations,
  getDay,
  type Operation,
  type OperationKind,
} from '@lensemble/contract/operations';
import { listOutlook } from '@lensemble/contract/outlook';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { listMapShoots } from '@lensemble/contract/shoot-map';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot, getShoot, listShoots, updateShoot } from '@lensemble/contract/shoots';
import { newShot } from '@lensemble/contract/shots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootFor } from './features/boot/service.ts';
import { type TestApp, testApp } from './testing/app.ts';
import type { Answer, Client } from './testing/client.ts';
import { buildSharedShoot } from './testing/shared-shoot.ts';
import { buildCallLink, buildConvention, buildGuest } from './testing/shoots.ts';
import { statementsOf } from './testing/statements.ts';

let t: TestApp;
let teamTables: string[];
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
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'team_id'`,
  );
  teamTables = rows.map(({ name }) => name);
});
afterAll(() => t.close());

interface Place {
  readonly client: Client;
  readonly id: string;
  readonly feed: string;
  readonly convention: string;
  readonly prop: string;
  /** The personal page of a participant, who brings the prop. */
  readonly page: string;
}

async function makePlace(): Promise<Place> {
  const { person, shoot } = await buildSharedShoot(t);
  const client: Client = person;
  // The first create of a team counts its shoots.
  await create({ client });
  const body = { status: 'planning', date: '2126-11-22' } as const;
  await client.call(updateShoot, { params: { id: shoot.id }, body });
  const { team } = (await client.call(getFeeds, {})).body;
  const feed = team.replace(t.env.publicUrl, '');
  const guest = await buildGuest(t.database.orm, shoot);
  const page = callPath(await buildCallLink(t.database.orm, t.env, guest));
  const { props } = (await client.call(getShoot, { params: { id: shoot.id } })).body;
  const prop = props[0]!.propId;
  const { id: convention } = await buildConvention(t.database.orm, person.team);
  const place = { client, id: shoot.id, feed, convention, prop, page };
  await send(place, operation('bringThing', prop, { kind: 'prop', bringerId: guest.id }));
  return place;
}

const operation = (kind: OperationKind, target: string, fields: object) =>
  ({ id: randomUUID(), kind, target, base: {}, fields, at: '2026-11-22T15:00:00Z' }) as Operation;

const send = ({ client, id }: Pick<Place, 'client' | 'id'>, ...operations: Operation[]) =>
  client.call(applyOperations, { params: { id }, body: { operations } });

const reads = {
  list: () => listShoots.path,
  'one shoot': ({ id }) => endpointPath(getShoot.path, { id }),
  'one day': ({ id }) => endpointPath(getDay.path, { id }),
  map: () => listMapShoots.path,
  availability: () => `${getAvailability.path}?from=2126-11-01T00:00:00Z&to=2126-12-01T00:00:00Z`,
  outlook: () => listOutlook.path,
  conventions: () => listConventions.path,
  'one convention': ({ convention }) => endpointPath(getConvention.path, { id: convention }),
  answers: ({ id }) => endpointPath(listCalls.path, { id }),
  'personal page': ({ page }) => page,
  catalog: () => costumes.list.path,
  'names of links': () => listLinkedNames.path,
  'public page': ({ id }) => publicShootPath(id),
  feed: ({ feed }) => feed,
  boot: () => '/boot',
} satisfies Record<string, (place: Place) => string>;

const create = ({ client }: Pick<Place, 'client'>) =>
  client.call(createShoot, {
    body: { title: 'Tide', timeZone: 'Europe/Rome' },
    headers: { 'idempotency-key': randomUUID() },
  });

const addition = () => operation('addShot', randomUUID(), newShot.parse({ title: 'Tide' }));

/** What the page of a participant sends. */
const sendForm = ({ client, page }: Place, path: string, fields: Record<string, string>) =>
  client.request('POST', page + path, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const writes = {
  create,
  change: ({ client, id }) => client.call(updateShoot, { params: { id }, body: { title: 'Fog' } }),
  links: ({ client, id }) =>
    client.call(updateShootResources, { params: { id }, body: { propIds: [] } }),
  operation: (place) => send(place, addition()),
  'fifty operations': (place) =>
    send(place, ...Array.from({ length: OPERATIONS_AT_ONCE_MAX }, addition)),
  packing: (place) =>
    send(
      place,
      operation('packThing', place.prop, { kind: 'prop', packedAt: '2026-11-22T15:00:00Z' }),
    ),
  'own answer': (place) => sendForm(place, '', { answer: 'yes' }),
  'own packing': (place) =>
    sendForm(place, '/packing', { kind: 'prop', id: place.prop, packed: 'yes' }),
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
  outlook: [7, 1],
  conventions: [2, 1],
  'one convention': [3, 1],
  answers: [2, 1],
  'personal page': [15, 15],
  catalog: [2, 1],
  'names of links': [2, 1],
  'public page': [2, 1],
  feed: [4, 1],
  boot: [3, 3],
};
const ofWrites: Record<keyof typeof writes, number> = {
  create: 2,
  change: 2,
  links: 9,
  operation: 11,
  'fifty operations': 11,
  packing: 11,
  'own answer': 9,
  'own packing': 12,
};

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/** A condition with the team, or new rows with it. */
const comparesTeam = /team_id"?\s*=|=\s*[\w".]*team_id|insert into [^(]+\([^)]*team_id/;

/** So that a database that is divided by team finds each row in one part. */
function expectTeamIn(statements: readonly string[]): void {
  const lacking = statements.filter(
    (text) =>
      teamTables.some((table) => text.includes(`"${table}"`) || text.includes(` ${table} `)) &&
      !comparesTeam.test(text),
  );
  expect(lacking).toEqual([]);
}

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
  expectTeamIn([...first.statements, ...again.statements]);
  const counts = [first, again].map(({ statements }) => statements.length);
  expect(counts, [...first.statements, ...again.statements].join('\n\n')).toEqual(ofReads[name]);
});

test.each(namesOf(writes))('%s takes its number of statements', async (name) => {
  const place = await makePlace();
  const statements = await statementsOf(async () => {
    expect((await writes[name](place)).status).toBeLessThan(400);
  });
  expectTeamIn(statements);
  expect(statements.length, statements.join('\n\n')).toBe(ofWrites[name]);
});

test('a create reads none of the other shoots of the team', async () => {
  const place = await makePlace();
  const statements = await statementsOf(() => create(place));
  for (const statement of statements) expect(statement).not.toMatch(/from "shoots"/);
});
