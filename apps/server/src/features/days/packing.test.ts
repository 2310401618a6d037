import { randomUUID } from 'node:crypto';
import { DELETED_PACKING_LINES_MAX, PACKING_NOTE_MAX } from '@lensemble/contract/constants';
import {
  applyOperations,
  getDay,
  type Operation,
  type OperationKind,
} from '@lensemble/contract/operations';
import { bareLine, bareRecord } from '@lensemble/contract/packing-records';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, testEnv } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildImage } from '../../testing/images.ts';
import { buildItem, type CatalogueName } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { forgetTrash } from '../trash/service.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
let id: string;
let things: Awaited<ReturnType<typeof linkAll>>;
beforeAll(async () => {
  t = await testApp({ env: { quotas: { ...testEnv.quotas, shootTextBytes: 20_000 } } });
});
beforeEach(async () => {
  mira = await signedIn(t);
  id = (await buildShoot(t.database.orm, mira.team)).id;
  things = await linkAll();
});
afterAll(() => t.close());

const AT = '2026-11-22T15:00:00.000Z';
const op = (
  kind: OperationKind,
  target: string,
  fields: object = {},
  base: object = {},
): Operation => ({ id: randomUUID(), kind, target, fields, base, at: AT }) as Operation;
const send = async (...operations: readonly Operation[]) =>
  (await mira.call(applyOperations, { params: { id }, body: { operations } as never })).body;
const findPacking = async (shootId = id) =>
  (await mira.call(getDay, { params: { id: shootId } })).body.packing;
const find = async (shootId = id) => (await mira.get(`/api/shoots/${shootId}`)).body as ShootDetail;

/** A shoot with one of everything, and a kit that is not on it yet. */
async function linkAll() {
  const { orm } = t.database;
  const make = (catalogue: CatalogueName, values: Readonly<Record<string, unknown>>) =>
    buildItem(orm, mira.team, catalogue, values);
  const equipment = await make('equipment', { name: 'Stand', quantity: 9, storagePlace: 'B2' });
  const gun = await make('equipment', { name: 'Glue gun', storagePlace: 'Loft' });
  const prop = await make('props', { name: 'Sword' });
  const costume = await make('costumes', { characterName: 'Nimue' });
  const { body } = await mira.post('/api/kits', {
    name: 'Repair',
    equipment: [{ equipmentId: gun, quantity: 2 }],
    lines: ['Tape', 'Pins', 'Tape'],
    storagePlace: 'A1',
  });
  await mira.patch(`/api/shoots/${id}/resources`, {
    equipment: [{ equipmentId: equipment, quantity: 3 }],
    propIds: [prop],
    costumeIds: [costume],
    participants: [{ name: 'Yuki' }],
  });
  const { participants } = await find();
  const kit = (body as { id: string }).id;
  return { equipment, gun, prop, costume, kit, yuki: participants[0]!.id };
}

const record = (kind: string, itemId: string, more: object) => ({
  ...{ ...bareRecord, kind, id: itemId, part: null },
  ...more,
});

describe('the packing list', () => {
  test('has all that is linked with quantity and place, and writes no rows for it', async () => {
    const single = { ...bareLine, parts: [] };
    expect(await findPacking()).toEqual({
      ...{ kitIds: [], lines: [], records: [] },
      things: [
        {
          ...single,
          kind: 'equipment',
          id: things.equipment,
          name: 'Stand',
          quantity: 3,
          storagePlace: 'B2',
        },
        { ...single, kind: 'prop', id: things.prop, name: 'Sword' },
        { ...single, kind: 'costume', id: things.costume, name: 'Nimue' },
      ],
    });
  });

  test('has the pictures of things, of kits and of what is in them', async () => {
    const { orm } = t.database;
    const picture = () => buildImage(orm, mira.team);
    const urls = { costume: await picture(), kit: await picture(), gun: await picture() };
    await mira.patch(`/api/costumes/${things.costume}`, { imageUrl: urls.costume });
    await mira.patch(`/api/kits/${things.kit}`, { imageUrl: urls.kit });
    await mira.patch(`/api/equipment/${things.gun}`, { imageUrl: urls.gun });
    await send(op('addKit', things.kit));
    const found = (await findPacking()).things;
    const pictured = found.map(({ kind, imageUrl }) => [kind, imageUrl]);
    expect(pictured).toContainEqual(['costume', urls.costume]);
    expect(pictured).toContainEqual(['kit', urls.kit]);
    expect(pictured).toContainEqual(['prop', null]);
    const kit = found.find(({ kind }) => kind === 'kit');
    expect(kit?.parts.map(({ imageUrl }) => imageUrl)).toEqual([urls.gun, null, null]);
  });

  test('keeps what was recorded about items, kits, parts and lines', async () => {
    const line = randomUUID();
    const { equipment, gun, prop, costume, kit, yuki } = things;
    const parts = [{ equipmentId: gun }, { line: 'Tape' }];
    const { day, refused } = await send(
      op('addKit', kit),
      op('packThing', kit, { kind: 'kit', parts, packedAt: AT }),
      op('bringThing', kit, { kind: 'kit', bringerId: yuki }),
      op('addPackingLine', line, { text: ' Second  veil ', bringerId: yuki }),
      op('packThing', equipment, { kind: 'equipment', packedAt: AT }),
      op('packThing', prop, { kind: 'prop', packedAt: AT }),
      op('packThing', prop, { kind: 'prop', packedAt: null }),
      op('packThingBack', costume, { kind: 'costume', backAt: AT }),
      op('packThingBack', line, { kind: 'line', backAt: AT }),
    );
    expect(refused).toEqual([]);
    const packing = await findPacking();
    expect(packing).toMatchObject({ kitIds: [kit], lines: [{ id: line, text: 'Second veil' }] });
    expect(packing.things.at(-1)).toEqual({
      ...{ kind: 'kit', id: kit, name: 'Repair', ...bareLine, storagePlace: 'A1' },
      parts: [
        {
          part: { equipmentId: gun },
          name: 'Glue gun',
          ...bareLine,
          quantity: 2,
          storagePlace: 'Loft',
        },
        ...['Tape', 'Pins'].map((name) => {
          return { part: { line: name }, name, ...bareLine };
        }),
      ],
    });
    const wanted = [
      record('kit', kit, { bringerId: yuki }),
      ...parts.map((part) => record('kit', kit, { part, packedAt: AT })),
      record('line', line, { bringerId: yuki, backAt: AT }),
      record('equipment', equipment, { packedAt: AT }),
      record('costume', costume, { backAt: AT }),
    ];
    expect(packing.records).toHaveLength(wanted.length);
    expect(packing.records).toEqual(expect.arrayContaining(wanted));
    expect(new Set(day.packing.records)).toEqual(new Set(packing.records));
  });

  test('keeps notes, counts, and what everybody brings', async () => {
    const [coat, veil] = [randomUUID(), randomUUID()];
    const { equipment, gun, kit, yuki } = things;
    const part = { equipmentId: gun };
    const { day, refused } = await send(
      op('addKit', kit),
      op('packThing', equipment, { kind: 'equipment', packedAt: null, packedCount: 2 }),
      op('packThingBack', equipment, { kind: 'equipment', backAt: null, backCount: 1 }),
      op('noteThing', equipment, { kind: 'equipment', note: 'One leg is loose' }),
      op('noteThing', kit, { kind: 'kit', part, note: 'Two sticks left' }),
      op('addPackingLine', coat, { text: 'Warm coat', isForEverybody: true }),
      op('addPackingLine', veil, { text: 'Veil', bringerId: yuki }),
      op('bringThing', veil, { kind: 'line', bringerId: null, isForEverybody: true }),
    );
    expect(refused).toEqual([]);
    const { lines, records } = await findPacking();
    expect(lines).toEqual([
      { id: coat, text: 'Warm coat', isForEverybody: true },
      { id: veil, text: 'Veil', isForEverybody: true },
    ]);
    const wanted = [
      record('equipment', equipment, { packedCount: 2, backCount: 1, note: 'One leg is loose' }),
      record('kit', kit, { part, note: 'Two sticks left' }),
      record('line', veil, { bringerId: yuki }),
    ];
    expect(new Set(records)).toEqual(new Set(wanted));
    expect(new Set(day.packing.records)).toEqual(new Set(records));
    const other = op('noteThing', equipment, { kind: 'equipment', note: 'Fixed' }, { note: null });
    expect((await send(other)).refused).toMatchObject([{ reason: 'changed', fields: ['note'] }]);
  });

  test('takes no note that is longer than a note can be', async () => {
    const note = 'x'.repeat(PACKING_NOTE_MAX + 1);
    const long = op('noteThing', things.prop, { kind: 'prop', note });
    const answer = await mira.post(`/api/shoots/${id}/operations`, { operations: [long] });
    expect(answer.status).toBe(422);
  });

  test('is changed and restored, and a removed kit takes what was recorded with it', async () => {
    const line = randomUUID();
    await send(
      op('addKit', things.kit),
      op('bringThing', things.kit, { kind: 'kit', bringerId: things.yuki }),
      op('addPackingLine', line, { text: 'Veil' }),
    );
    await send(op('removeKit', things.kit), op('deletePackingLine', line));
    expect(await findPacking()).toMatchObject({ kitIds: [], lines: [], records: [] });
    const change = op('changePackingLine', line, { text: 'Gloves' }, { text: 'Veil' });
    await send(op('restorePackingLine', line), change, op('addKit', things.kit));
    expect(await findPacking()).toMatchObject({
      ...{ kitIds: [things.kit], records: [] },
      lines: [{ id: line, text: 'Gloves' }],
    });
  });

  test('does not take a kit, an item or a person of another team', async () => {
    const stranger = await signedIn(t);
    const { body } = await stranger.post('/api/kits', { name: 'Secret' });
    const foreign = (body as { id: string }).id;
    const prop = await buildItem(t.database.orm, stranger.team, 'props');
    const { day, refused } = await send(
      op('addKit', foreign),
      op('packThing', prop, { kind: 'prop', packedAt: AT }),
      op('bringThing', things.prop, { kind: 'prop', bringerId: randomUUID() }),
    );
    expect(refused.map(({ reason }) => reason)).toEqual(['gone', 'gone', 'unlinked']);
    expect(day.packing).toMatchObject({ kitIds: [], records: [] });
  });

  test('refuses a kit whose text the shoot has no room for, and nothing else', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(480, 'x'));
    const { body } = await mira.post('/api/kits', { name: 'Large', lines });
    const line = op('addPackingLine', randomUUID(), { text: 'Veil' });
    const { day, refused } = await send(op('addKit', (body as { id: string }).id), line);
    expect(refused).toMatchObject([{ reason: 'full', operation: { kind: 'addKit' } }]);
    expect(day.packing).toMatchObject({ kitIds: [], lines: [{ text: 'Veil' }] });
    expect(await findPacking()).toEqual(day.packing);
  });
});

test('a kit that there is no room for does not keep out others of the same request', async () => {
  const kitOf = async (name: string, count: number) => {
    const lines = Array.from({ length: count }, (_, index) => `${index}`.padEnd(480, 'x'));
    return ((await mira.post('/api/kits', { name, lines })).body as { id: string }).id;
  };
  const [first, large, last] = [await kitOf('A', 15), await kitOf('B', 50), await kitOf('C', 15)];
  const swap = await kitOf('D', 20);
  const { day, refused } = await send(
    ...[op('addKit', first), op('addKit', large), op('addKit', last), op('addKit', swap)],
    ...[op('removeKit', first), op('addKit', swap)],
  );
  expect(refused.map(({ operation, reason }) => [operation.target, reason])).toEqual([
    [large, 'full'],
    [swap, 'full'],
  ]);
  expect(day.packing.kitIds).toEqual([last, swap]);
  expect((await findPacking()).kitIds).toEqual([last, swap]);
});

describe('what other routes do to packing', () => {
  const packAll = async () => {
    const line = randomUUID();
    const bringerId = things.yuki;
    await send(
      op('addKit', things.kit),
      op('packThing', things.kit, {
        kind: 'kit',
        parts: [{ equipmentId: things.gun }],
        packedAt: AT,
      }),
      op('packThing', things.prop, { kind: 'prop', packedAt: AT }),
      op('bringThing', things.prop, { kind: 'prop', bringerId }),
      op('bringThing', things.costume, { kind: 'costume', bringerId }),
      op('addPackingLine', line, { text: 'Veil', bringerId }),
      op('noteThing', things.costume, { kind: 'costume', note: 'Hem not dry yet' }),
      op('packThingBack', things.costume, { kind: 'costume', backAt: null, backCount: 1 }),
    );
    return line;
  };

  test('what is unlinked or deleted leaves the list, and a save of a kit does not', async () => {
    const line = await packAll();
    await mira.patch(`/api/kits/${things.kit}`, {
      equipment: [{ equipmentId: things.gun, quantity: 1 }],
      lines: [],
    });
    const gun = record('kit', things.kit, { part: { equipmentId: things.gun }, packedAt: AT });
    expect((await findPacking()).records).toContainEqual(gun);
    await mira.patch(`/api/shoots/${id}/resources`, { costumeIds: [], participants: [] });
    await mira.delete(`/api/equipment/${things.gun}`);
    const { records, lines, things: left } = await findPacking();
    expect(records).toEqual([record('prop', things.prop, { packedAt: AT })]);
    expect(lines).toEqual([{ id: line, text: 'Veil', isForEverybody: false }]);
    expect(left.map(({ kind }) => kind)).toEqual(['equipment', 'prop', 'kit']);
    await mira.delete(`/api/kits/${things.kit}`);
    expect(await findPacking()).toMatchObject({ kitIds: [] });
  });

  test('a copy of the shoot has the list with who brings what, and nothing packed', async () => {
    await packAll();
    await send(op('addPackingLine', randomUUID(), { text: 'Gone', bringerId: things.yuki }));
    const gone = (await findPacking()).lines[1]!;
    await send(
      op('deletePackingLine', gone.id),
      op('addPackingLine', randomUUID(), { text: 'Warm coat', isForEverybody: true }),
    );
    const { body } = await mira.post(`/api/shoots/${id}/duplicate`, {});
    const copyId = (body as ShootDetail).id;
    const bringerId = (await find(copyId)).participants[0]!.id;
    const copy = await findPacking(copyId);
    expect(bringerId).not.toBe(things.yuki);
    expect(copy).toMatchObject({
      kitIds: [things.kit],
      lines: [
        { text: 'Veil', isForEverybody: false },
        { text: 'Warm coat', isForEverybody: true },
      ],
    });
    expect(new Set(copy.records)).toEqual(
      new Set([
        record('prop', things.prop, { bringerId }),
        record('costume', things.costume, { bringerId }),
        record('line', copy.lines[0]!.id, { bringerId }),
      ]),
    );
  });

  test('lines come at the end, also where deleted lines have left gaps', async () => {
    const add = (text: string) => op('addPackingLine', randomUUID(), { text });
    const some = ['a', 'b', 'c', 'd', 'e'].map(add);
    await send(...some, ...some.slice(0, 3).map(({ target }) => op('deletePackingLine', target)));
    const { body } = await mira.post(`/api/shoots/${id}/duplicate`, {});
    const copyId = (body as ShootDetail).id;
    await mira.call(applyOperations, {
      params: { id: copyId },
      body: { operations: [add('f'), add('g')] } as never,
    });
    await mira.call(applyOperations, {
      params: { id: copyId },
      body: { operations: [add('h')] } as never,
    });
    const texts = (await findPacking(copyId)).lines.map(({ text }) => text);
    expect(texts).toEqual(['d', 'e', 'f', 'g', 'h']);
  });

  test('deleting the shoot deletes its packing', async () => {
    await packAll();
    expect(await mira.delete(`/api/shoots/${id}`)).toMatchObject({ status: 200 });
    const counted = await t.database.pool.query(
      'select (select count(*) from packing_lines where shoot_id = $1) + (select count(*) from packing_records where shoot_id = $1) as left',
      [id],
    );
    expect(counted.rows).toEqual([{ left: '0' }]);
  });

  test('deleted lines go after a while, and do not pile up', async () => {
    const ids = Array.from({ length: DELETED_PACKING_LINES_MAX + 25 }, () => randomUUID());
    for (let from = 0; from < ids.length; from += 25) {
      const some = ids.slice(from, from + 25);
      await send(
        ...some.map((line) => op('addPackingLine', line, { text: 'x' })),
        ...some.map((line) => op('deletePackingLine', line)),
      );
    }
    const rows = async () =>
      (await t.database.pool.query('select id from packing_lines where shoot_id = $1', [id])).rows;
    expect(await rows()).toHaveLength(DELETED_PACKING_LINES_MAX);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetTrash(t.database, inDays(29));
    expect(await rows()).toHaveLength(DELETED_PACKING_LINES_MAX);
    await forgetTrash(t.database, inDays(31));
    expect(await rows()).toEqual([]);
  });
});
