import { randomUUID } from 'node:crypto';
import { SHOOT_IDS_MAX } from '@lensemble/contract/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildImage } from '../../testing/images.ts';
import { buildItem, type CatalogueName, catalogueNames, newItems } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

const full: Readonly<Record<CatalogueName, Readonly<Record<string, unknown>>>> = {
  personnel: {
    name: 'Mira Okafor',
    email: 'mira@example.org',
    phone: '+49 30 1234567',
    notes: 'Vegetarian',
    role: 'Photographer',
    available: false,
    instagram: 'mira.frames',
    tiktok: 'mira.frames',
    bluesky: 'mira.bsky.social',
    website: 'https://mira.example.org/',
    showsHandles: true,
    notNamed: true,
  },
  equipment: {
    name: 'Softbox',
    category: 'Lighting',
    description: 'With grid',
    quantity: 3,
    available: false,
    storagePlace: 'Light case',
  },
  locations: {
    name: 'Sakura Arcade',
    address: 'Nakano, Tokyo',
    placeId: 'geo:35.7,139.6',
    parking: 'Behind the hall',
    meetingPoint: 'North gate',
    hospital: 'St. Luke’s, 9-1 Akashicho',
    latitude: 35.7075,
    longitude: 139.6659,
    notes: 'Back entrance',
  },
  props: { name: 'Umbrella', description: 'Clear', available: false, storagePlace: 'Loft' },
  costumes: {
    characterName: 'Neon Ronin',
    seriesName: 'Rain Run',
    status: 'in-progress',
    notes: 'Hem',
    todos: ['Sew "hem", {cuffs}', 'Wig'],
    storagePlace: 'Garment rail',
  },
  kits: {
    name: 'Repair kit',
    description: 'Comes to every shoot',
    equipment: [],
    lines: ['Hot glue, "20" sticks', 'Pins'],
    storagePlace: 'Shelf 1',
  },
};

const nameOf = (catalogue: CatalogueName) => Object.keys(newItems[catalogue])[0]!;
const pictureOf = (catalogue: CatalogueName) =>
  catalogue === 'personnel' ? 'avatarUrl' : 'imageUrl';
const placeholderOf = (catalogue: CatalogueName) =>
  catalogue === 'personnel' ? 'avatarPlaceholder' : 'imagePlaceholder';

const revisionOf = async (teamId: string) => {
  const { rows } = await t.database.pool.query('select revision from teams where id = $1', [
    teamId,
  ]);
  return Number(rows[0].revision);
};

async function linkTo(teamId: string, shootId: string, catalogue: CatalogueName, id: string) {
  const { pool } = t.database;
  if (catalogue === 'locations') {
    await pool.query('update shoots set location_id = $1 where id = $2', [id, shootId]);
    return;
  }
  const [table, column] = {
    personnel: ['shoot_participants', 'personnel_id'],
    equipment: ['shoot_equipment', 'equipment_id'],
    props: ['shoot_props', 'prop_id'],
    costumes: ['shoot_costumes', 'costume_id'],
    kits: ['shoot_kits', 'kit_id'],
  }[catalogue] as [string, string];
  const name = catalogue === 'personnel' ? ', name' : '';
  await pool.query(
    `insert into ${table} (team_id, shoot_id, ${column}${name}) values ($1, $2, $3${name && ", ''"})`,
    [teamId, shootId, id],
  );
}

test('a location is also used where it is the second place of a shoot', async () => {
  const mira = await signedIn(t);
  const { orm } = t.database;
  const [pier, hall] = [
    await buildItem(orm, mira.team, 'locations'),
    await buildItem(orm, mira.team, 'locations'),
  ];
  const first = await buildShoot(orm, mira.team, { locationId: pier, secondLocationId: hall });
  const both = await buildShoot(orm, mira.team, { locationId: hall, secondLocationId: hall });
  const usedIn = { shootCount: 2, shootIds: expect.arrayContaining([first.id, both.id]) };
  const { body } = await mira.get('/api/locations');
  expect(body).toContainEqual(expect.objectContaining({ id: hall, ...usedIn }));
  await mira.delete(`/api/locations/${hall}`);
  expect((await mira.get(`/api/shoots/${first.id}`)).body).toMatchObject({
    ...{ locationId: pier, secondLocationId: null, version: 2 },
  });
});

describe.each(catalogueNames)('%s', (catalogue) => {
  const url = `/api/${catalogue}`;
  const name = nameOf(catalogue);
  const picture = pictureOf(catalogue);

  test('keeps every field of a new item, also its picture, and answers 201', async () => {
    const mira = await signedIn(t);
    const placeholder = 'data:image/webp;base64,AAAA';
    const address = await buildImage(t.database.orm, mira.team, { placeholder });
    const fields = { ...full[catalogue], [picture]: address };
    const made = await mira.post(url, fields);
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({
      ...fields,
      ...(catalogue === 'locations' && { timeZone: 'Asia/Tokyo' }),
      ...(catalogue === 'personnel' && { mailTrouble: null, userId: null }),
      [placeholderOf(catalogue)]: placeholder,
      id: expect.any(String),
      shootIds: [],
      shootCount: 0,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect((await mira.get(url)).body).toEqual([made.body]);
  });

  test('needs no more than its name, and takes snake case', async () => {
    const mira = await signedIn(t);
    const snake = picture.replace('Url', '_url');
    const { status, body } = await mira.post(url, { ...newItems[catalogue], [snake]: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...newItems[catalogue], [picture]: null, shootIds: [] });
  });

  test('lists newest first, with the shoots that use each, and nothing of another team', async () => {
    const { orm } = t.database;
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    await buildItem(orm, stranger.team, catalogue, { [name]: 'Not yours' });
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));
    const used = await buildItem(orm, mira.team, catalogue, { [name]: 'A', createdAt: at(2) });
    await buildItem(orm, mira.team, catalogue, { [name]: 'B', createdAt: at(1) });
    await buildItem(orm, mira.team, catalogue, { [name]: 'C', createdAt: at(3) });
    const shoots = [await buildShoot(orm, mira.team), await buildShoot(orm, mira.team)];
    for (const { id } of shoots) await linkTo(mira.team.id, id, catalogue, used);
    const { body } = await mira.get(url);
    expect(body).toMatchObject([{ [name]: 'C', shootIds: [] }, { [name]: 'A' }, { [name]: 'B' }]);
    const [, { shootIds }] = body as [unknown, { shootIds: string[] }];
    expect(shootIds).toEqual(shoots.map(({ id }) => id).sort());
  });

  test('names the next shoots of an item that many use, and counts all', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const used = await buildItem(orm, mira.team, catalogue, {});
    const on = async (date: string | null) => {
      const { id } = await buildShoot(orm, mira.team, { date });
      await linkTo(mira.team.id, id, catalogue, used);
      return id;
    };
    const earlier = await on('2001-01-01');
    for (let year = 2102; year < 2102 + SHOOT_IDS_MAX - 3; year += 1) await on(`${year}-01-01`);
    const undated = await on(null);
    const past = await on('2002-01-01');
    const next = await on('2101-01-01');
    const [item] = (await mira.get(url)).body as { shootIds: string[]; shootCount: number }[];
    expect(item?.shootCount).toBe(SHOOT_IDS_MAX + 1);
    expect(item?.shootIds).toHaveLength(SHOOT_IDS_MAX);
    expect(item?.shootIds[0]).toBe(next);
    expect(item?.shootIds.slice(-2)).toEqual([undated, past]);
    expect(item?.shootIds).not.toContain(earlier);
  });

  test('takes one statement for the list, whatever its length, and none when nothing changed', async () => {
    const mira = await signedIn(t);
    const { team } = mira;
    for (let i = 0; i < 20; i++) {
      const { id } = await buildShoot(t.database.orm, team);
      await linkTo(team.id, id, catalogue, await buildItem(t.database.orm, team, catalogue));
    }
    const statements = await statementsOf(() => mira.get(url));
    expect(statements).toHaveLength(2);
    expect(statements[1]).toContain(`"${catalogue}"`);
    const { headers } = await mira.get(url);
    const again = await statementsOf(async () => {
      const answer = await mira.get(url, { 'if-none-match': String(headers.etag) });
      expect(answer.status).toBe(304);
    });
    expect(again).toHaveLength(1);
  });

  test('changes what is named and leaves the rest', async () => {
    const mira = await signedIn(t);
    const made = (await mira.post(url, full[catalogue])).body as Item;
    await t.database.pool.query(`update ${catalogue} set updated_at = '2026-01-01'`);
    const changed = await mira.patch(`${url}/${made.id}`, { [name]: '  New name ' });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...full[catalogue], [name]: 'New name' },
    });
    const { updatedAt } = changed.body as { updatedAt: string };
    expect(updatedAt >= String(made.updatedAt)).toBe(true);
    expect((await mira.get(url)).body).toEqual([changed.body]);
  });

  test('takes a picture away and another one on', async () => {
    const mira = await signedIn(t);
    const [first, second] = [
      await buildImage(t.database.orm, mira.team),
      await buildImage(t.database.orm, mira.team),
    ];
    const id = await buildItem(t.database.orm, mira.team, catalogue, { [picture]: first });
    for (const address of [second, null]) {
      const { body } = await mira.patch(`${url}/${id}`, { [picture]: address });
      expect(body).toMatchObject({ [picture]: address });
    }
  });

  test('refuses pictures that the team does not have, and stores nothing', async () => {
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const theirs = await buildImage(t.database.orm, stranger.team);
    const nobodys = '/storage/shoot-images/public/costumes/nothing.webp';
    const id = await buildItem(t.database.orm, mira.team, catalogue);
    const before = (await mira.get(url)).text;
    const revision = await revisionOf(mira.team.id);
    const refusals: readonly (readonly [string, string])[] = [
      [theirs, 'This picture was not found'],
      [nobodys, 'This picture was not found'],
      ['https://example.org/a.webp', 'Please upload the picture instead'],
      ['/storage/shoot-images/public/costumes/../a.webp', 'Please upload the picture instead'],
    ];
    for (const [address, message] of refusals) {
      const refusal = { status: 422, body: { code: 'invalid', fields: { [picture]: message } } };
      const fields = { ...newItems[catalogue], [picture]: address };
      expect(await mira.post(url, fields)).toMatchObject(refusal);
      expect(await mira.patch(`${url}/${id}`, fields)).toMatchObject(refusal);
    }
    expect((await mira.get(url)).text).toBe(before);
    expect(await revisionOf(mira.team.id)).toBe(revision);
  });

  test('deletes an item once, also from the shoots that use it', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const id = await buildItem(orm, mira.team, catalogue);
    const shoot = await buildShoot(orm, mira.team);
    const other = await buildShoot(orm, mira.team);
    await linkTo(mira.team.id, shoot.id, catalogue, id);
    const gone = await mira.delete(`${url}/${id}`);
    expect(gone).toMatchObject({ status: 200, body: { success: true } });
    expect((await mira.get(url)).body).toEqual([]);
    const versionOf = async (each: { id: string }) =>
      ((await mira.get(`/api/shoots/${each.id}`)).body as { version: number }).version;
    expect([await versionOf(shoot), await versionOf(other)]).toEqual([2, 1]);
    expect((await mira.get(`/api/shoots/${shoot.id}`)).body).toMatchObject({
      locationId: null,
      participants: [],
      equipment: [],
      props: [],
      costumes: [],
    });
    expect((await mira.delete(`${url}/${id}`)).status).toBe(404);
  });

  test('duplicates an item with its picture, linked to no shoot', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const address = await buildImage(orm, mira.team);
    const { body } = await mira.post(url, { ...full[catalogue], [picture]: address });
    const made = body as Item;
    const shoot = await buildShoot(orm, mira.team);
    await linkTo(mira.team.id, shoot.id, catalogue, made.id);
    const copy = await mira.post(`${url}/${made.id}/duplicate`);
    expect(copy).toMatchObject({
      status: 201,
      body: {
        ...full[catalogue],
        [name]: `${made[name]} (copy)`,
        [picture]: address,
        shootIds: [],
      },
    });
    expect((copy.body as Item).id).not.toBe(made.id);
    const links = ((await mira.get(url)).body as Item[]).map(({ id, shootIds }) => [id, shootIds]);
    expect(Object.fromEntries(links)).toEqual({
      [made.id]: [shoot.id],
      [(copy.body as Item).id]: [],
    });
  });

  test('changes the list’s ETag with every write, and with no refused one', async () => {
    const mira = await signedIn(t);
    const tags: unknown[] = [];
    const look = async () => tags.push((await mira.get(url)).headers.etag);
    await look();
    const { id } = (await mira.post(url, newItems[catalogue])).body as Item;
    await look();
    await mira.patch(`${url}/${id}`, { [name]: 'B' });
    await look();
    const copy = (await mira.post(`${url}/${id}/duplicate`)).body as Item;
    await look();
    await mira.delete(`${url}/${copy.id}`);
    await look();
    expect(new Set(tags).size).toBe(5);
    await mira.patch(`${url}/${id}`, { [name]: '' });
    await mira.patch(`${url}/${randomUUID()}`, { [name]: 'C' });
    await mira.delete(`${url}/${randomUUID()}`);
    await mira.post(`${url}/${randomUUID()}/duplicate`);
    await look();
    expect(tags.at(-1)).toBe(tags.at(-2));
  });

  test('of another team cannot be changed', async () => {
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const theirs = await buildItem(t.database.orm, stranger.team, catalogue);
    const before = (await stranger.get(url)).text;
    const answers = [
      await mira.patch(`${url}/${theirs}`, { [name]: 'Mine' }),
      await mira.delete(`${url}/${theirs}`),
      await mira.post(`${url}/${theirs}/duplicate`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await stranger.get(url)).text).toBe(before);
  });

  test.each([
    ['the longest name', 'x'.repeat(500)],
    ['a family of emoji', '👩‍👩‍👧‍👦'.repeat(45)],
    ['right-to-left text', 'ملكة الليل والنجوم'],
    ['Japanese', '雨の浪人・東京'],
  ])('keeps %s and cuts a copy’s between characters', async (_, text) => {
    const mira = await signedIn(t);
    const { body } = await mira.post(url, { ...newItems[catalogue], [name]: text });
    expect(body).toMatchObject({ [name]: text });
    const copy = await mira.post(`${url}/${(body as Item).id}/duplicate`);
    const copied = String((copy.body as Item)[name]);
    expect(copied).toMatch(/ \(copy\)$/);
    expect(copied.length).toBeLessThanOrEqual(500);
    expect(text.startsWith(copied.slice(0, -7))).toBe(true);
    expect(copied.isWellFormed()).toBe(true);
  });
});
