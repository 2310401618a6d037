import { randomUUID } from 'node:crypto';
import { CSV_ROWS_MAX } from '@lensemble/contract/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shootKits } from '../../db/schema/shoot-links.ts';
import { toldPlans } from '../../db/schema/told-plans.ts';
import { type TestApp, testApp, testEnv } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { buildImage } from '../../testing/images.ts';
import { type CatalogueName, catalogueNames, newItems } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

const quotas = { ...testEnv.quotas, items: 6, catalogTextBytes: 2_048 };

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { quotas } });
});
afterAll(() => t.close());

type Item = Readonly<Record<string, unknown>> & { readonly id: string; readonly updatedAt: string };

const itemsOf = async (client: Client, kind: CatalogueName) =>
  (await client.get(`/api/${kind}`)).body as Item[];

const nameOf = (kind: CatalogueName) => Object.keys(newItems[kind])[0]!;

async function addItem(client: Client, kind: CatalogueName, more: object = {}): Promise<Item> {
  return (await client.post(`/api/${kind}`, { ...newItems[kind], ...more })).body as Item;
}

type Member = Awaited<ReturnType<typeof signedIn>>;

const usedAs: Readonly<Record<Exclude<CatalogueName, 'locations' | 'kits'>, string>> = {
  personnel: 'personnelIds',
  equipment: 'equipmentIds',
  props: 'propIds',
  costumes: 'costumeIds',
};

async function use(client: Member, kind: CatalogueName, { id }: Item, shootId: string) {
  const url = `/api/shoots/${shootId}`;
  if (kind === 'kits') {
    const { id: teamId } = client.team;
    const row = { teamId, shootId, kitId: id, position: 0 };
    return void (await t.database.orm.insert(shootKits).values(row));
  }
  const answer =
    kind === 'locations'
      ? await client.patch(url, { locationId: id })
      : await client.patch(`${url}/resources`, { [usedAs[kind]]: [id] });
  expect(answer.status, answer.text).toBe(200);
}

describe.each(catalogueNames)('an import of %s', (kind) => {
  const url = `/api/${kind}/import`;
  const name = nameOf(kind);
  const named = (text: string) => ({ ...newItems[kind], [name]: text });
  const changeOf = ({ id, updatedAt }: Item, text: string) => ({
    id,
    updatedAt,
    change: { [name]: text },
  });

  test('creates and changes items, and lists new ones in the order of the file', async () => {
    const mira = await signedIn(t);
    const old = await addItem(mira, kind);
    const created = ['One', 'Two', 'Three'].map(named);
    const answer = await mira.post(url, { created, changed: [changeOf(old, 'Zero')] });
    expect(answer).toMatchObject({ status: 200, body: { created: 3, changed: 1, refused: [] } });
    const items = await itemsOf(mira, kind);
    expect(items.map((item) => item[name])).toEqual(['One', 'Two', 'Three', 'Zero']);
    const alone = await mira.post(`/api/${kind}`, named('One'));
    const { id: _, createdAt: __, updatedAt: ___, ...fields } = alone.body as Item;
    expect(items[0]).toMatchObject(fields);
  });

  test('leaves out and names items that have changed, are gone, or belong to another team', async () => {
    const [mira, other] = [await signedIn(t), await signedIn(t)];
    const [kept, stale, gone] = [
      await addItem(mira, kind),
      await addItem(mira, kind),
      await addItem(mira, kind),
    ];
    const theirs = await addItem(other, kind);
    await mira.patch(`/api/${kind}/${stale.id}`, { [name]: 'Meanwhile' });
    await mira.delete(`/api/${kind}/${gone.id}`);
    const unknown = { id: randomUUID(), updatedAt: theirs.updatedAt };
    const changed = [kept, stale, gone, theirs, unknown as Item].map((item) =>
      changeOf(item, 'Imported'),
    );
    const { body } = await mira.post(url, { created: [], changed });
    expect(body).toMatchObject({ created: 0, changed: 1 });
    const refused = [stale.id, gone.id, theirs.id, unknown.id];
    expect((body as { refused: string[] }).refused.toSorted()).toEqual(refused.toSorted());
    const names = (await itemsOf(mira, kind)).map((item) => item[name]);
    expect(names.toSorted()).toEqual(['Imported', 'Meanwhile']);
    expect(await itemsOf(other, kind)).toEqual([theirs]);
  });

  test('of one invalid row writes nothing', async () => {
    const mira = await signedIn(t);
    const old = await addItem(mira, kind);
    const created = [named('One'), named('')];
    const answer = await mira.post(url, { created, changed: [changeOf(old, 'Zero')] });
    const required = kind === 'costumes' ? 'Character name is required' : 'Name is required';
    const fields = { [`created.1.${name}`]: required };
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', fields } });
    expect(await itemsOf(mira, kind)).toEqual([old]);
  });

  test('that would exceed a quota writes nothing', async () => {
    const mira = await signedIn(t);
    const old = await addItem(mira, kind);
    const long = 'x'.repeat(480);
    const entries = 'A list can have at most 6 entries. Please delete some first.';
    const text = 'A list can have at most 2 KB of text. Please shorten some first.';
    for (const [count, label, error] of [
      [6, 'One', entries],
      [5, long, text],
    ] as const) {
      const created = Array.from({ length: count }, () => named(label));
      const answer = await mira.post(url, { created, changed: [changeOf(old, long)] });
      expect(answer).toMatchObject({ status: 422, body: { code: 'quota', error } });
    }
    expect(await itemsOf(mira, kind)).toEqual([old]);
  });

  test('is undone with the versions that it wrote: what is in use or has changed since stays', async () => {
    const mira = await signedIn(t);
    const old = await addItem(mira, kind);
    const created = ['One', 'Two', 'Three'].map(named);
    const { body } = await mira.post(url, { created, changed: [changeOf(old, 'Zero')] });
    const { written } = body as { written: Item[] };
    // Items of the same millisecond may have any order.
    const items = await itemsOf(mira, kind);
    const [one, two, three] = ['One', 'Two', 'Three'].map((each) =>
      items.find((item) => item[name] === each),
    );
    expect(written).toEqual([
      ...[one, two, three].map((item) => ({ id: item?.id, updatedAt: item?.updatedAt })),
      { id: old.id, updatedAt: expect.any(String) },
    ]);
    const shoot = await buildShoot(t.database.orm, mira.team);
    await use(mira, kind, one!, shoot.id);
    await mira.patch(`/api/${kind}/${two!.id}`, { [name]: 'Meanwhile' });
    const other = await signedIn(t);
    const theirs = { created: [], changed: [], deleted: written.slice(0, 3) };
    expect((await other.post(url, theirs)).body).toMatchObject({ deleted: 0 });
    const back = { ...written[3]!, change: { [name]: old[name] } };
    const undone = await mira.post(url, {
      created: [],
      changed: [back],
      deleted: written.slice(0, 3),
    });
    expect(undone.body).toMatchObject({ created: 0, changed: 1, deleted: 1 });
    expect((undone.body as { refused: string[] }).refused.toSorted()).toEqual(
      [one!.id, two!.id].toSorted(),
    );
    const left = (await itemsOf(mira, kind)).map((item) => item[name]);
    expect(new Set(left)).toEqual(new Set(['One', 'Meanwhile', old[name]]));
  });

  test('that is sent twice writes once', async () => {
    const mira = await signedIn(t);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { created: [named('One')], changed: [] };
    const [first, second] = await Promise.all([
      mira.post(url, body, headers),
      mira.post(url, body, headers),
    ]);
    expect(second.text).toBe(first.text);
    expect((await mira.post(url, body, headers)).text).toBe(first.text);
    expect(await itemsOf(mira, kind)).toHaveLength(1);
    const other = { created: [named('Two')], changed: [] };
    expect((await mira.post(url, other, headers)).status).toBe(422);
  });
});

test.each([
  [
    'a location of a convention',
    'locations',
    (mira: Client, id: string) =>
      mira.post('/api/conventions', {
        ...{ name: 'Con', firstDay: '2126-05-01', lastDay: '2126-05-02', locationId: id },
      }),
  ],
  [
    'a crew member with days away',
    'personnel',
    (mira: Client, id: string) =>
      mira.post(`/api/personnel/${id}/away`, { firstDay: '2126-05-01', lastDay: '2126-05-02' }),
  ],
] as const)('an undone import leaves %s', async (_, kind, use) => {
  const mira = await signedIn(t);
  const url = `/api/${kind}/import`;
  const { written } = (await mira.post(url, { created: [{ name: 'Hall' }], changed: [] })).body as {
    written: { id: string }[];
  };
  expect((await use(mira, written[0]!.id)).status).toBe(201);
  const undo = { created: [], changed: [], deleted: written };
  expect((await mira.post(url, undo)).body).toMatchObject({ deleted: 0 });
});

test('undone equipment that a kit has by now stays', async () => {
  const mira = await signedIn(t);
  const created = [newItems.equipment, newItems.equipment];
  const { body } = await mira.post('/api/equipment/import', { created, changed: [] });
  const { written } = body as { written: Item[] };
  const equipment = [{ equipmentId: written[0]!.id, quantity: 1 }];
  await mira.post('/api/kits', { name: 'Night kit', equipment });
  const undo = { created: [], changed: [], deleted: written };
  const refused = [written[0]!.id];
  expect((await mira.post('/api/equipment/import', undo)).body).toMatchObject({
    deleted: 1,
    refused,
  });
  expect(await itemsOf(mira, 'kits')).toMatchObject([{ equipment: [{ equipmentId: refused[0] }] }]);
});

test('more rows than a file may have are refused before they are read', async () => {
  const mira = await signedIn(t);
  for (const count of [CSV_ROWS_MAX + 1, 100_000]) {
    const created = Array.from({ length: count }, () => ({ name: 'Lantern' }));
    const answer = await mira.post('/api/props/import', { created, changed: [] });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  }
  expect(await itemsOf(mira, 'props')).toEqual([]);
});

test('a picture of another team is refused, and one of the own team stays', async () => {
  const [mira, other] = [await signedIn(t), await signedIn(t)];
  const { orm } = t.database;
  const [own, foreign] = [await buildImage(orm, mira.team), await buildImage(orm, other.team)];
  const item = await addItem(mira, 'props', { imageUrl: own });
  const { id, updatedAt } = item;
  const taken = { created: [{ name: 'Lantern', imageUrl: foreign }], changed: [] };
  expect(await mira.post('/api/props/import', taken)).toMatchObject({
    status: 422,
    body: { fields: { imageUrl: 'This picture was not found' } },
  });
  const changed = [{ id, updatedAt, change: { name: 'Lantern' } }];
  await mira.post('/api/props/import', { created: [], changed });
  expect(await itemsOf(mira, 'props')).toMatchObject([{ name: 'Lantern', imageUrl: own }]);
});

test('imported coordinates set the time zone of a location and move its shoots there', async () => {
  const mira = await signedIn(t);
  const nakano = { latitude: 35.7075, longitude: 139.6659 };
  const created = [{ name: 'Nakano', ...nakano }, { name: 'Nowhere' }];
  await mira.post('/api/locations/import', { created, changed: [] });
  const [tokyo, nowhere] = await itemsOf(mira, 'locations');
  expect([tokyo?.timeZone, nowhere?.timeZone]).toEqual(['Asia/Tokyo', null]);
  const shoot = await buildShoot(t.database.orm, mira.team, {
    locationId: nowhere!.id,
    timeZone: 'Europe/Berlin',
  });
  const { id, updatedAt } = nowhere!;
  const changed = [{ id, updatedAt, change: nakano }];
  await mira.post('/api/locations/import', { created: [], changed });
  const { body } = await mira.get(`/api/shoots/${shoot.id}`);
  expect(body).toMatchObject({ timeZone: 'Asia/Tokyo' });
});

test('changes of different fields leave the other fields as they are', async () => {
  const mira = await signedIn(t);
  const given = { name: 'Lantern', description: 'Red', available: false };
  for (let count = 0; count < 3; count++) await addItem(mira, 'props', given);
  const changes = [{ name: 'Lamp' }, { description: null }, { available: true, name: 'Torch' }];
  const changed = (await itemsOf(mira, 'props')).map(({ id, updatedAt }, index) => ({
    id,
    updatedAt,
    change: changes[index]!,
  }));
  const { body } = await mira.post('/api/props/import', { created: [], changed });
  const items = await itemsOf(mira, 'props');
  expect(items).toMatchObject(changes.map((change) => ({ ...given, ...change })));
  const versions = items.map(({ id, updatedAt }) => ({ id, updatedAt }));
  const { written } = body as { written: Item[] };
  expect(written.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    versions.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
});

test('many changes take as many statements as few', async () => {
  const crew = await signedIn(t);
  for (let count = 0; count < 6; count++) await addItem(crew, 'personnel', { email: newEmail() });
  const importOf = async (count: number) => {
    const changed = (await itemsOf(crew, 'personnel'))
      .slice(0, count)
      .map(({ id, updatedAt }) => ({ id, updatedAt, change: { email: newEmail() } }));
    return statementsOf(() => crew.post('/api/personnel/import', { created: [], changed }));
  };
  expect(await importOf(6)).toHaveLength((await importOf(2)).length);
});

test('what a crew member was told moves to an imported address', async () => {
  const mira = await signedIn(t);
  const { orm } = t.database;
  const email = newEmail();
  const [told, other] = [
    await addItem(mira, 'personnel', { email }),
    await addItem(mira, 'personnel', { email: newEmail() }),
  ];
  const shoot = await buildShoot(orm, mira.team, { date: '2126-11-28' });
  await mira.patch(`/api/shoots/${shoot.id}/resources`, { personnelIds: [told.id] });
  const { date, time, timeZone, durationMinutes, isZoneGuess } = shoot;
  const plan = { date, time, timeZone, durationMinutes, isZoneGuess, place: null };
  const record = { teamId: mira.team.id, shootId: shoot.id, email, plan, sequence: 1 };
  await orm.insert(toldPlans).values(record);
  const addresses = [newEmail(), newEmail()];
  const changed = [told, other].map(({ id, updatedAt }, index) => ({
    id,
    updatedAt,
    change: { email: addresses[index]! },
  }));
  const { body } = await mira.post('/api/personnel/import', { created: [], changed });
  expect(body).toMatchObject({ changed: 2, refused: [] });
  const records = orm.select().from(toldPlans).where(eq(toldPlans.shootId, shoot.id));
  expect(await records).toMatchObject([{ email: addresses[0] }]);
});

test('a longer item is refused where a shoot that uses it would have too much text', async () => {
  const small = await testApp({ env: { quotas: { ...quotas, shootTextBytes: 1_000 } } });
  try {
    const mira = await signedIn(small);
    const item = await addItem(mira, 'props');
    const shoot = await buildShoot(small.database.orm, mira.team);
    await mira.patch(`/api/shoots/${shoot.id}/resources`, { propIds: [item.id] });
    const [{ id, updatedAt }] = (await itemsOf(mira, 'props')) as [Item];
    const changed = [{ id, updatedAt, change: { description: 'x'.repeat(1_000) } }];
    const answer = await mira.post('/api/props/import', { created: [{ name: 'New' }], changed });
    expect(answer).toMatchObject({ status: 422, body: { code: 'quota' } });
    expect(await itemsOf(mira, 'props')).toMatchObject([{ id, description: null }]);
  } finally {
    await small.close();
  }
});
