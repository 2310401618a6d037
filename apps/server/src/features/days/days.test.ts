import { randomUUID } from 'node:crypto';
import { DELETED_SHOTS_MAX, SHOTS_MAX } from '@lensemble/contract/constants';
import {
  applyOperations,
  type Day,
  getDay,
  type Operation,
  type OperationKind,
} from '@lensemble/contract/operations';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildReference, buildShoot } from '../../testing/shoots.ts';
import { forgetTrash } from '../trash/service.ts';
import { forgetDays } from './service.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
let shoot: { readonly id: string };
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  shoot = await buildShoot(t.database.orm, mira.team);
});
afterAll(() => t.close());

const op = (
  kind: OperationKind,
  target: string,
  fields: object = {},
  base: object = {},
): Operation =>
  ({ id: randomUUID(), kind, target, fields, base, at: '2026-11-22T15:00:00.000Z' }) as Operation;

const send = async (operations: readonly Operation[], client: Client = mira, to = shoot.id) =>
  (await client.call(applyOperations, { params: { id: to }, body: { operations } as never })).body;
const findDay = async () => (await mira.call(getDay, { params: { id: shoot.id } })).body;
const addShots = async (...titles: readonly string[]): Promise<Record<string, string>> => {
  const ids = Object.fromEntries(titles.map((title) => [title, randomUUID()]));
  await send(titles.map((title) => op('addShot', ids[title]!, { title })));
  return ids;
};
const titles = ({ shots }: Day) => shots.map(({ title }) => title);
const listTag = async () => (await mira.get('/api/shoots')).headers.etag;
const find = async () => (await mira.get(`/api/shoots/${shoot.id}`)).body as ShootDetail;

/** A shoot with one of everything that an entry can link. */
async function linkAll() {
  const { orm } = t.database;
  const costume = await buildItem(orm, mira.team, 'costumes');
  const prop = await buildItem(orm, mira.team, 'props');
  const equipment = await buildItem(orm, mira.team, 'equipment');
  await mira.patch(`/api/shoots/${shoot.id}/resources`, {
    costumeIds: [costume],
    propIds: [prop],
    equipmentIds: [equipment],
    participants: [{ name: 'Yuki' }, { name: 'Dana' }],
  });
  const { id: referenceId } = await buildReference(orm, {
    ...shoot,
    teamId: mira.team.id,
  } as Parameters<typeof buildReference>[1]);
  const { participants } = await find();
  return {
    referenceId,
    participantIds: participants.map(({ id }) => id).toReversed(),
    costumeIds: [costume],
    propIds: [prop],
    equipmentIds: [equipment],
  };
}

describe('the day of a shoot', () => {
  test('has no entries at first', async () => {
    expect((await findDay()).shots).toEqual([]);
    expect(await mira.get(`/api/shoots/${randomUUID()}/day`)).toMatchObject({ status: 404 });
  });

  test('has entries with all that they link, in their order', async () => {
    const links = await linkAll();
    const [first, second] = [randomUUID(), randomUUID()];
    const fields = {
      ...{ kind: 'makeup', title: 'Wings', minutes: 20, pin: '15:50', notes: 'Low' },
      ...links,
    };
    const { day, refused } = await send([
      op('addShot', first),
      op('addShot', second, { ...fields, after: null }),
      op('markShot', first, { state: 'done', actualEnd: '2026-11-22T16:00:00+01:00' }),
    ]);
    expect(refused).toEqual([]);
    const open = { state: 'open', actualEnd: null };
    expect(day.shots).toEqual([
      { id: second, ...fields, ...open },
      {
        ...{ id: first, kind: 'shot', title: null, minutes: 15, pin: null, notes: null },
        ...{ referenceId: null, participantIds: [], costumeIds: [], propIds: [], equipmentIds: [] },
        ...{ state: 'done', actualEnd: '2026-11-22T15:00:00.000Z' },
      },
    ]);
    expect(await findDay()).toEqual(day);
    const changed = await send([
      op('changeShot', second, { participantIds: [], notes: null }, { ...links, notes: 'Low' }),
    ]);
    expect(changed.day.shots[0]).toMatchObject({ participantIds: [], notes: null, ...open });
    expect((await findDay()).shots).toEqual(changed.day.shots);
  });

  test('keeps its order where an entry behind a gap is marked', async () => {
    const { a, d } = await addShots('a', 'b', 'c', 'd');
    await t.database.pool.query(
      'update shots set position = 10 * position where team_id = $1 and id <> $2',
      [mira.team.id, a],
    );
    await send([op('markShot', d!, { state: 'done', actualEnd: null })]);
    expect(titles(await findDay())).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes new entries at its end in a copy, and after deleted ones are forgotten', async () => {
    const ids = await addShots('a', 'b', 'c', 'd');
    await send([op('deleteShot', ids.a!), op('deleteShot', ids.b!)]);
    const { id: copy } = (await mira.post(`/api/shoots/${shoot.id}/duplicate`, {})).body as Shot;
    const added = await send([op('addShot', randomUUID(), { title: 'e' })], mira, copy);
    expect(titles(added.day)).toEqual(['c', 'd', 'e']);
    const read = (await mira.call(getDay, { params: { id: copy } })).body;
    expect(titles(read)).toEqual(['c', 'd', 'e']);
    await t.database.pool.query(
      "update shots set deleted_at = now() - interval '40 days' where deleted_at is not null",
    );
    await forgetDays(t.database, new Date());
    await addShots('f');
    expect(titles(await findDay())).toEqual(['c', 'd', 'f']);
  });

  test('is answered with 304 as long as nothing has changed', async () => {
    const path = `/api/shoots/${shoot.id}/day`;
    const { etag } = (await mira.get(path)).headers;
    const again = () => mira.get(path, { 'if-none-match': String(etag) });
    expect(await again()).toMatchObject({ status: 304 });
    await addShots('a');
    expect(await again()).toMatchObject({ status: 200 });
  });

  test('changes the revision of the team, and not the version of the shoot', async () => {
    const before = { tag: await listTag(), version: (await find()).version };
    const { a } = await addShots('a');
    expect(await listTag()).not.toBe(before.tag);
    const tag = await listTag();
    await send([op('moveShot', randomUUID(), { after: null }), op('deleteShot', randomUUID())]);
    expect(await listTag()).toBe(tag);
    const revisions = [await findDay(), (await send([op('deleteShot', a!)])).day, await findDay()];
    expect(revisions[1]!.revision).toBeGreaterThan(revisions[0]!.revision);
    expect(revisions[2]!.revision).toBe(revisions[1]!.revision);
    expect((await find()).version).toBe(before.version);
  });
});

describe('an operation', () => {
  test('is applied once, and answered like the first time', async () => {
    const { a } = await addShots('a', 'b');
    const [move, wrong] = [
      op('moveShot', a!, { after: null }),
      op('markShot', randomUUID(), { state: 'done', actualEnd: null }),
    ];
    const change = op('changeShot', a!, { minutes: 30 });
    const first = await send([change, move, wrong]);
    const later = await send([op('changeShot', a!, { minutes: 5 })]);
    const again = await send([wrong, change, change, move]);
    expect(again.day.shots).toEqual(later.day.shots);
    expect(first.refused).toEqual([{ reason: 'gone', fields: [], title: null, operation: wrong }]);
    expect(again.refused).toEqual(first.refused);
  });

  test('is refused in a second shoot, and under an id that is taken', async () => {
    const add = op('addShot', randomUUID(), { title: 'a' });
    await send([add]);
    const other = await buildShoot(t.database.orm, mira.team);
    const { day, refused } = await send([add], mira, other.id);
    expect(day.shots).toEqual([]);
    expect(refused).toMatchObject([{ reason: 'taken' }]);
    const second = await send([op('addShot', add.target, { title: 'b' })]);
    expect(titles(second.day)).toEqual(['a']);
    expect(second.refused).toMatchObject([
      { reason: 'taken', operation: { fields: { title: 'b' } } },
    ]);
    expect(titles((await send([op('addShot', add.target)], mira, other.id)).day)).toEqual([null]);
  });

  test('on a deleted entry comes back with its content', async () => {
    const { a, b } = await addShots('a', 'b');
    const change = op('changeShot', a!, { title: 'Better' }, { title: 'a' });
    const { day, refused } = await send([
      op('deleteShot', a!),
      change,
      op('moveShot', b!, { after: a }),
    ]);
    expect(titles(day)).toEqual(['b']);
    expect(refused).toEqual([{ reason: 'gone', fields: [], title: 'a', operation: change }]);
    expect(titles((await send([op('restoreShot', a!)])).day)).toEqual(['a', 'b']);
  });

  test('keeps text that another person has written in the meantime', async () => {
    const { a } = await addShots('a');
    await send([op('changeShot', a!, { title: 'Theirs' }, { title: 'a' })]);
    const mine = op('changeShot', a!, { title: 'Mine', minutes: 5 }, { title: 'a', minutes: 15 });
    const { day, refused } = await send([mine]);
    expect(day.shots).toMatchObject([{ title: 'Theirs', minutes: 5 }]);
    expect(refused).toEqual([
      { reason: 'changed', fields: ['title'], title: 'Theirs', operation: mine },
    ]);
  });

  test('leaves out what the shoot does not have', async () => {
    const stranger = await signedIn(t);
    const foreign = await buildItem(t.database.orm, stranger.team, 'costumes');
    const own = await buildItem(t.database.orm, mira.team, 'costumes');
    const { day, refused } = await send([
      op('addShot', randomUUID(), { costumeIds: [foreign, own], referenceId: randomUUID() }),
    ]);
    expect(day.shots).toMatchObject([{ costumeIds: [], referenceId: null }]);
    expect(refused).toMatchObject([{ reason: 'unlinked', fields: ['costumeIds', 'referenceId'] }]);
  });

  test('beyond the size of a list is refused', async () => {
    const adds = Array.from({ length: SHOTS_MAX + 1 }, () => op('addShot', randomUUID()));
    for (let from = 0; from < SHOTS_MAX; from += 50) await send(adds.slice(from, from + 50));
    const { day, refused } = await send(adds.slice(SHOTS_MAX));
    expect(day.shots).toHaveLength(SHOTS_MAX);
    expect(refused).toMatchObject([{ reason: 'full' }]);
  });

  const good = op('addShot', randomUUID());
  test.each([
    ['no operations', { operations: [] }],
    [
      'more than one request may have',
      { operations: Array.from({ length: 51 }, () => op('addShot', randomUUID())) },
    ],
    ['an unknown kind', { operations: [{ ...good, kind: 'drop' }] }],
    ['an unknown field', { operations: [{ ...good, fields: { teamId: randomUUID() } }] }],
    ['a made-up moment', { operations: [{ ...good, at: 'now' }] }],
    ['a long title', { operations: [{ ...good, fields: { title: 'a'.repeat(201) } }] }],
    ['another body', { operations: [good], teamId: randomUUID() }],
  ])('with %s is invalid', async (_, body) => {
    expect(await mira.post(`/api/shoots/${shoot.id}/operations`, body)).toMatchObject({
      status: 422,
    });
    expect((await findDay()).shots).toEqual([]);
  });

  test('of another team finds no shoot', async () => {
    const stranger = await signedIn(t);
    const answer = await stranger.post(`/api/shoots/${shoot.id}/operations`, {
      operations: [op('addShot', randomUUID())],
    });
    expect(answer).toMatchObject({ status: 404 });
    expect((await findDay()).shots).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('moves and repeated requests leave each entry in the list exactly once', async () => {
    const ids = Object.values(await addShots('a', 'b', 'c', 'd', 'e', 'f'));
    const moves = ids.map((id, index) => op('moveShot', id, { after: ids[(index + 3) % 6] }));
    await Promise.all([...moves, ...moves].map((move) => send([move])));
    const { shots } = await findDay();
    expect(shots.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('an entry is added that links what is being deleted', async () => {
    const makeCostume = () => buildItem(t.database.orm, mira.team, 'costumes');
    const costumeIds = await Promise.all(Array.from({ length: 8 }, makeCostume));
    await mira.patch(`/api/shoots/${shoot.id}/resources`, { costumeIds });
    const adding = costumeIds.map((_, index) =>
      send([op('addShot', randomUUID(), { costumeIds: costumeIds.slice(index) })]),
    );
    const deleting = costumeIds.map((id) => mira.delete(`/api/costumes/${id}`));
    await Promise.all([...adding, ...deleting]);
    const { shots } = await findDay();
    expect(shots.map((shot) => shot.costumeIds)).toEqual(Array(8).fill([]));
  });
});

describe('what other routes do', () => {
  let links: Awaited<ReturnType<typeof linkAll>>;
  let shotId: string;
  beforeEach(async () => {
    links = await linkAll();
    shotId = randomUUID();
    await send([op('addShot', shotId, { title: 'a', ...links })]);
  });
  const shot = async (): Promise<Shot> => (await findDay()).shots[0]!;

  test('a save of the shoot keeps its list with all that it links', async () => {
    const before = await shot();
    await mira.patch(`/api/shoots/${shoot.id}`, { title: 'Other', status: 'completed' });
    const { participants } = await find();
    await mira.patch(`/api/shoots/${shoot.id}/resources`, {
      costumeIds: links.costumeIds,
      propIds: links.propIds,
      equipmentIds: links.equipmentIds,
      participants: participants.map(({ id, name, role }) => ({ id, name, role })).toReversed(),
    });
    expect(await shot()).toEqual(before);
  });

  test('entries stay without what is unlinked or deleted', async () => {
    await mira.delete(`/api/costumes/${links.costumeIds[0]}`);
    await mira.patch(`/api/shoots/${shoot.id}/resources`, {
      propIds: [],
      equipmentIds: [],
      participants: [],
    });
    await t.database.pool.query('delete from shoot_references where id = $1', [links.referenceId]);
    expect(await shot()).toMatchObject({
      ...{ title: 'a', referenceId: null, participantIds: [] },
      ...{ costumeIds: [], propIds: [], equipmentIds: [] },
    });
  });

  test('a picture that comes back is at its entry again', async () => {
    await mira.delete(`/api/references/${links.referenceId}`);
    await send([op('changeShot', shotId, { participantIds: [] })]);
    await mira.post(`/api/trash/${links.referenceId}/restore`);
    expect(await shot()).toMatchObject({ referenceId: links.referenceId });
  });

  test('a copy of the shoot has a list of its own, as it was planned', async () => {
    const gone = randomUUID();
    await send([
      op('addShot', gone, links),
      op('deleteShot', gone),
      op('markShot', shotId, { state: 'done', actualEnd: '2026-11-22T15:00:00.000Z' }),
    ]);
    const { body } = await mira.post(`/api/shoots/${shoot.id}/duplicate`, {});
    const copy = (await mira.get(`/api/shoots/${(body as ShootDetail).id}`)).body as ShootDetail;
    const { shots } = (await mira.call(getDay, { params: { id: copy.id } })).body;
    const byName = copy.participants.toReversed().map(({ id }) => id);
    const before = await shot();
    expect(shots).toEqual([
      {
        ...before,
        ...{ id: expect.any(String), state: 'open', actualEnd: null },
        ...{ participantIds: byName, referenceId: copy.references[0]!.id },
      },
    ]);
    expect(shots[0]!.id).not.toBe(shotId);
    expect(before).toMatchObject({ state: 'done', participantIds: links.participantIds });
  });

  test('deleting the shoot deletes its list', async () => {
    await mira.delete(`/api/shoots/${shoot.id}`);
    const counted = await t.database.pool.query(
      'select (select count(*) from shots where shoot_id = $1) + (select count(*) from applied_operations where shoot_id = $1) as left',
      [shoot.id],
    );
    expect(counted.rows).toEqual([{ left: '0' }]);
  });
});

describe('what is deleted', () => {
  const rows = async (table: 'shots' | 'applied_operations') =>
    (await t.database.pool.query(`select id from ${table} where shoot_id = $1`, [shoot.id])).rows;

  test('can be restored for a while', async () => {
    const { a, b } = await addShots('a', 'b');
    await send([op('deleteShot', a!)]);
    const inDays = async (days: number) => {
      const then = new Date(Date.now() + days * 86_400_000);
      await forgetDays(t.database, then);
      await forgetTrash(t.database, then);
    };
    await inDays(29);
    expect(await rows('shots')).toHaveLength(2);
    await inDays(31);
    expect(await rows('shots')).toEqual([{ id: b }]);
    expect(await rows('applied_operations')).toHaveLength(3);
    await inDays(91);
    expect(await rows('applied_operations')).toEqual([]);
    expect((await send([op('restoreShot', a!)])).refused).toMatchObject([{ reason: 'gone' }]);
  });

  test('does not pile up', async () => {
    let last = '';
    for (let sent = 0; sent <= DELETED_SHOTS_MAX; sent += 25) {
      const ids = Array.from({ length: 25 }, () => randomUUID());
      last = ids.at(-1)!;
      await send(ids.flatMap((id) => [op('addShot', id, { title: last }), op('deleteShot', id)]));
    }
    expect(await rows('shots')).toHaveLength(DELETED_SHOTS_MAX);
    expect(titles((await send([op('restoreShot', last)])).day)).toEqual([last]);
  });
});
