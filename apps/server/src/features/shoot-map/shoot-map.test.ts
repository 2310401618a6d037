import {
  LISTED_LINKS_MAX,
  LISTED_NAME_MAX,
  LISTED_TEXT_MAX,
  MAP_WINDOW,
} from '@lensemble/contract/constants';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { insertManyShoots } from '../../testing/many-shoots.ts';
import {
  buildLocation,
  buildParticipants,
  buildReference,
  buildShoot,
} from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (client: Client, headers: Record<string, string> = {}) =>
  client.get('/api/map/shoots', headers);
const list = async (client: Client) => (await ask(client)).body as MapShoot[];

/** All windows of the list, as a client follows them. */
async function windowsOf(client: Client): Promise<MapShoot[][]> {
  const windows: MapShoot[][] = [];
  for (let address: string | undefined = '/api/map/shoots'; address; ) {
    const { body, headers } = await client.get(address);
    windows.push(body as MapShoot[]);
    address = /^<(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
  }
  return windows;
}

const ABISKO = { name: 'Abisko', placeId: 'geo:68.35,18.83', latitude: 68.35, longitude: 18.83 };

describe('the shoots of the map', () => {
  test('are none for a new team', async () => {
    expect(await list(await signedIn(t))).toEqual([]);
  });

  test('come newest first with where, what and who, and nothing of another team', async () => {
    const { orm } = t.database;
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));
    const location = await buildLocation(orm, mira.team, { ...ABISKO, notes: 'Gate code 4711' });
    const values = { title: 'Located', locationId: location.id, createdAt: at(1) };
    const { id } = await buildShoot(orm, mira.team, values);
    await buildShoot(orm, mira.team, { title: 'Newer', createdAt: at(2) });
    await buildShoot(orm, stranger.team, { title: 'Not yours' });
    const [queen, elf, sledge] = [
      await buildItem(orm, mira.team, 'costumes'),
      await buildItem(orm, mira.team, 'costumes'),
      await buildItem(orm, mira.team, 'props'),
    ];
    const crew = await mira.post('/api/personnel', {
      name: 'Leo Brandt',
      email: 'leo@example.org',
      phone: '0151 000',
      notes: 'Late',
    });
    const { id: leo } = crew.body as { id: string };
    await mira.patch(`/api/shoots/${id}/resources`, {
      costumeIds: [elf, queen],
      propIds: [sledge],
      participants: [
        { name: 'Kim', role: 'Stylist' },
        { personnelId: leo, role: 'Photographer' },
      ],
    });
    const shoots = await list(mira);
    expect(shoots.map(({ title }) => title)).toEqual(['Newer', 'Located']);
    expect(shoots[0]).toMatchObject({ location: null, costumes: [], props: [], participants: [] });
    expect(shoots[1]).toMatchObject({
      location: { id: location.id, address: null, ...ABISKO },
      costumes: [{ id: elf }, { id: queen }],
      props: [{ id: sledge, imageUrl: null }],
      participants: [
        { name: 'Kim', role: 'Stylist', avatarUrl: null },
        { name: 'Leo Brandt', role: 'Photographer', avatarUrl: null },
      ],
    });
    const { text } = await ask(mira);
    for (const secret of ['leo@example.org', '0151', 'Late', '4711'])
      expect(text).not.toContain(secret);
  });

  test('show the first reference that is not deleted', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const shoot = await buildShoot(orm, mira.team);
    const gone = await buildReference(orm, shoot, { position: 0 });
    const kept = await buildReference(orm, shoot, { position: 1 });
    expect((await list(mira))[0]?.firstReferenceUrl).toBe(gone.url);
    await mira.delete(`/api/references/${gone.id}`);
    expect((await list(mira))[0]?.firstReferenceUrl).toBe(kept.url);
  });

  test('name people of the crew as the crew list does now', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    await buildParticipants(orm, await buildShoot(orm, mira.team), 1);
    const [person] = (await mira.get('/api/personnel')).body as { id: string }[];
    await mira.patch(`/api/personnel/${person!.id}`, { name: 'Tomás Reyes' });
    expect((await list(mira))[0]?.participants).toMatchObject([{ name: 'Tomás Reyes' }]);
  });
});

test('a long description, long names and long lists are cut, and the counts count all', async () => {
  const { orm } = t.database;
  const mira = await signedIn(t);
  const shoot = await buildShoot(orm, mira.team, { description: 'd'.repeat(5_000) });
  await mira.post('/api/personnel', { name: 'n'.repeat(500) });
  const [{ id: personnelId }] = (await mira.get('/api/personnel')).body as [{ id: string }];
  const others = Array.from({ length: 99 }, (_, index) => ({ name: `P${index}`, role: 'Helper' }));
  await mira.patch(`/api/shoots/${shoot.id}/resources`, {
    participants: [{ personnelId, role: 'Model' }, ...others],
  });
  const [{ description, participants, participantCount, costumeCount }] = (await list(mira)) as [
    MapShoot,
  ];
  expect(description).toBe(`${'d'.repeat(LISTED_TEXT_MAX - 1)}…`);
  expect(participants).toHaveLength(LISTED_LINKS_MAX);
  expect(participants[0]?.name).toBe(`${'n'.repeat(LISTED_NAME_MAX - 1)}…`);
  expect(participants[29]?.name).toBe('P28');
  expect([participantCount, costumeCount]).toEqual([100, 0]);
});

test('an unchanged list is answered with 304 and without reading shoots', async () => {
  const mira = await signedIn(t);
  await mira.post('/api/shoots', { title: 'First' });
  const etag = String((await ask(mira)).headers.etag);
  const statements = await statementsOf(async () => {
    expect(await ask(mira, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  });
  expect(statements).toHaveLength(1);
  await mira.post('/api/locations', { name: 'A place' });
  expect((await ask(mira, { 'if-none-match': etag })).status).toBe(200);
});

describe('a thousand shoots with all that hangs on them', () => {
  const COUNT = 1_000;
  /** Usual are 2 to 4 s, with those of the compilers. A query plan that scans everything once per shoot takes 15 s. */
  const LIMIT_MS = 6_000;

  /** The CPU time of this process, including the embedded database, in milliseconds. It excludes other processes. */
  function worked(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }

  test('take one statement for each window, and no longer than people wait', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    await insertManyShoots(t.database, mira.team.id, COUNT);
    let windows: MapShoot[][] = [];
    const start = worked();
    const statements = await statementsOf(async () => {
      windows = await windowsOf(mira);
    });
    expect(worked() - start).toBeLessThan(LIMIT_MS);
    // Each also takes the statement that says whose list it is.
    expect(statements).toHaveLength(4);
    expect(windows.map(({ length }) => length)).toEqual([MAP_WINDOW, MAP_WINDOW]);
    const shoots = windows.flat();
    expect(new Set(shoots.map(({ id }) => id)).size).toBe(COUNT);
    for (const { costumes, props, participants } of shoots)
      expect([costumes.length, props.length, participants.length]).toEqual([3, 3, 5]);
    await orm.execute(sql`delete from teams where id = ${mira.team.id}`);
  });
});
