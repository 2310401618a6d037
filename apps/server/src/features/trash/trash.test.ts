import { randomUUID } from 'node:crypto';
import { deleteComment } from '@lensemble/contract/comments';
import { deleteConvention } from '@lensemble/contract/conventions';
import { endpointPath } from '@lensemble/contract/endpoint';
import { applyOperations } from '@lensemble/contract/operations';
import { deleteReference } from '@lensemble/contract/references';
import { deleteShoots } from '@lensemble/contract/shoot-batches';
import { deleteShoot } from '@lensemble/contract/shoots';
import { emptyTrash, listTrash, restoreFromTrash } from '@lensemble/contract/trash';
import { kindsInPlace, type TrashKind, trashKinds } from '@lensemble/contract/trash-kinds';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trashTables } from '../../db/trash-tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { buildFullShoot } from '../../testing/full-shoot.ts';
import { signedIn } from '../../testing/login.ts';
import { cleanUp } from '../clean-up/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
type Full = Awaited<ReturnType<typeof buildFullShoot>>;

/** Changed by deletions and restores on purpose. */
const LOOSE = ['version', 'updated_at', 'is_released'];

/** All rows of all tables that the trash keeps, of a team. */
async function snapshot({ team }: Person) {
  const rows: Record<string, unknown[]> = {};
  for (const { table } of trashTables) {
    const name = getTableName(table);
    const where =
      name === 'unsent_mails'
        ? 'reminder_id in (select id from sent_reminders where team_id = $1)'
        : 'team_id = $1';
    const found = await t.database.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t where ${where}`,
      [team.id],
    );
    rows[name] = found.rows
      .map(({ row }) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([key]) => !LOOSE.includes(key))
            .sort(),
        ),
      )
      .toSorted();
  }
  return rows;
}

const operate = (client: Client, ids: Full['ids'], kind: string, target: string) => {
  const made = { id: randomUUID(), kind, target, base: {}, fields: {} };
  const operations = [{ ...made, at: '2026-11-22T15:00:00Z' } as never];
  return client.call(applyOperations, { params: { id: ids.shoot }, body: { operations } });
};

const removers: Readonly<
  Record<TrashKind, (client: Client, full: Full) => Promise<{ readonly status: number }>>
> = {
  shoot: (client, { ids }) => client.call(deleteShoot, { params: { id: ids.shoot } }),
  personnel: (client, { ids }) => client.delete(`/api/personnel/${ids.personnel}`),
  equipment: (client, { ids }) => client.delete(`/api/equipment/${ids.equipment}`),
  locations: (client, { ids }) => client.delete(`/api/locations/${ids.locations}`),
  props: (client, { ids }) => client.delete(`/api/props/${ids.props}`),
  costumes: (client, { ids }) => client.delete(`/api/costumes/${ids.costumes}`),
  kits: (client, { ids }) => client.delete(`/api/kits/${ids.kits}`),
  convention: (client, { ids }) =>
    client.call(deleteConvention, { params: { id: ids.convention } }),
  comment: (client, { ids }) => client.call(deleteComment, { params: { id: ids.comment } }),
  reference: (client, { ids }) => client.call(deleteReference, { params: { id: ids.reference } }),
  template: (client, { ids }) => client.delete(`/api/templates/${ids.template}`),
  shot: (client, { ids }) => operate(client, ids, 'deleteShot', ids.shot),
  packing: (client, { ids }) => operate(client, ids, 'deletePackingLine', ids.packing),
};

const entriesOf = async (client: Client) => (await client.call(listTrash, {})).body.entries;

const restore = (client: Client, id: string) => client.call(restoreFromTrash, { params: { id } });

async function world() {
  const person = await signedIn(t);
  return { person, full: await buildFullShoot(t, person) };
}

describe('a deletion and its restore', () => {
  test.each(trashKinds)('leave every row of a %s as it was', async (kind) => {
    const { person, full } = await world();
    const before = await snapshot(person);
    for (const rows of Object.values(before)) expect(rows.length).toBeGreaterThan(0);
    expect((await removers[kind](person, full)).status).toBe(200);
    expect(await snapshot(person)).not.toEqual(before);
    const [entry] = await entriesOf(person);
    expect(entry).toMatchObject({ kind, subjectId: full.ids[kind], deletedBy: 'Ada Byron' });
    const restored = await restore(person, entry!.id);
    expect(restored.body).toMatchObject({ kind, subjectId: full.ids[kind] });
    // Another person had it on the screen, too.
    const path = endpointPath(restoreFromTrash.path, { id: entry!.id });
    const again = await person.post(`${path}?subjectId=${full.ids[kind]}`);
    expect([again.status, again.body]).toEqual([200, restored.body]);
    const after = await snapshot(person);
    if (kind === 'shot' || kind === 'packing')
      after.applied_operations = before.applied_operations!;
    expect(after).toEqual(before);
    expect(await entriesOf(person)).toEqual([]);
  });

  const moved = trashKinds.filter((kind) => !kindsInPlace.some((each) => each === kind));
  // Without its shoot, a comment can be restored and not deleted.
  const deletable = ['comment', ...moved.filter((kind) => kind !== 'comment')] as const;
  const fromLast = ['comment', ...deletable.slice(1).toReversed()] as const;
  const orders = [
    { deleted: deletable, restored: moved },
    { deleted: deletable, restored: moved.toReversed() },
    { deleted: fromLast, restored: moved },
    { deleted: fromLast, restored: moved.toReversed() },
  ];

  test.each(orders)('of everything: $deleted, $restored', async ({ deleted, restored }) => {
    const { person, full } = await world();
    const before = await snapshot(person);
    for (const kind of deleted) await removers[kind](person, full);
    for (const kind of restored) await restore(person, full.ids[kind]);
    expect(await snapshot(person)).toEqual(before);
  });

  test.each(moved)('of a shoot and a %s work in every order', async (kind) => {
    if (kind === 'shoot') return;
    const orderings = [[kind, 'shoot'] as const, ['shoot', kind] as const];
    for (const deleted of kind === 'comment' ? orderings.slice(0, 1) : orderings) {
      const { person, full } = await world();
      const before = await snapshot(person);
      for (const restored of [deleted, deleted.toReversed()]) {
        for (const each of deleted) await removers[each](person, full);
        for (const each of restored) await restore(person, full.ids[each]);
        expect(await snapshot(person)).toEqual(before);
      }
    }
  });
});

test('several shoots become an entry each, and come back one by one', async () => {
  const person = await signedIn(t);
  const [one, two] = [await buildFullShoot(t, person), await buildFullShoot(t, person)];
  const before = await snapshot(person);
  const shoots = [one, two].map(({ ids, shoot }) => ({ id: ids.shoot, version: shoot.version }));
  await person.call(deleteShoots, { body: { shoots } });
  expect(await entriesOf(person)).toHaveLength(2);
  for (const { id } of shoots) await restore(person, id);
  expect(await snapshot(person)).toEqual(before);
});

test('after 30 days nothing of the content is left, except the title in the activity', async () => {
  const { person, full } = await world();
  await person.patch(`/api/shoots/${full.ids.shoot}`, { description: 'Unforgettable words' });
  await removers.shoot(person, full);
  const occurrences = async (text: string) => {
    const { rows } = await t.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await t.database.pool.query(
        `select from "${name}" t where strpos(to_jsonb(t)::text, $1) > 0`,
        [text],
      );
      if (rowCount) found.push(name);
    }
    return found;
  };
  const { url } = (
    await t.database.pool.query(
      'select picture as url from trash_rows where team_id = $1 and table_name = $2',
      [person.team.id, 'shoot_references'],
    )
  ).rows[0];
  expect(await occurrences('Unforgettable words')).toEqual(
    expect.arrayContaining(['activity', 'trash_rows']),
  );
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await cleanUp(cleanDeps(), days(29));
  expect(await occurrences('Unforgettable words')).toContain('trash_rows');
  expect(await occurrences(url)).toContain('images');
  await cleanUp(cleanDeps(), days(31));
  await cleanUp(cleanDeps(), days(33));
  expect(await occurrences('Unforgettable words')).toEqual([]);
  expect(await occurrences(url)).toEqual([]);
  expect(await occurrences(full.ids.shoot)).toEqual(['activity']);
  const { rows } = await t.database.pool.query(
    'select action, title, changes from activity where subject_id = $1',
    [full.ids.shoot],
  );
  expect(rows).toEqual([{ action: 'deleted', title: 'Neon Ronin, Rain Run', changes: {} }]);
});

function cleanDeps() {
  const nothing = async () => {};
  const storage = { delete: nothing, removeDrafts: nothing };
  const archives = { list: async () => [], delete: nothing, removeDrafts: nothing };
  return { orm: t.database.orm, env: t.env, storage, archives } as never;
}

test('the trash can be narrowed to one kind', async () => {
  const { person, full } = await world();
  for (const kind of ['props', 'packing', 'template'] as const) await removers[kind](person, full);
  const kinds = async (query: string) => {
    const { body } = await person.get(`/api/trash${query}`);
    return (body as { entries: { kind: string }[] }).entries.map(({ kind }) => kind);
  };
  expect(await kinds('')).toHaveLength(3);
  expect(await kinds('?kind=packing')).toEqual(['packing']);
  expect(await kinds('?kind=shoot')).toEqual([]);
  expect((await person.get('/api/trash?kind=team')).status).toBe(422);
});

test('what is in the trash opens nowhere', async () => {
  const { person, full } = await world();
  const path = `/call/${full.token}`;
  expect((await person.get(path)).status).toBe(200);
  await removers.shoot(person, full);
  expect((await person.get(path)).status).toBe(404);
  expect((await person.get(`/api/shoots/${full.ids.shoot}`)).status).toBe(404);
  await restore(person, full.ids.shoot);
  expect((await person.get(path)).status).toBe(200);
});

test('a restored shoot says how many of its linked items are deleted', async () => {
  const person = await signedIn(t);
  const made = async (path: string, body: object) =>
    ((await person.post(path, body)).body as { id: string }).id;
  const propIds = [await made('/api/props', { name: 'Umbrella' })];
  propIds.push(await made('/api/props', { name: 'Lantern' }));
  const locationId = await made('/api/locations', { name: 'Pier' });
  const id = await made('/api/shoots', { title: 'Selkie', locationId });
  await person.patch(`/api/shoots/${id}/resources`, { propIds });
  const restored = async () => (await person.call(restoreFromTrash, { params: { id } })).body;
  await person.delete(`/api/shoots/${id}`);
  expect(await restored()).toMatchObject({ kind: 'shoot', missing: 0 });
  await person.delete(`/api/shoots/${id}`);
  await person.delete(`/api/props/${propIds[0]}`);
  await person.delete(`/api/locations/${locationId}`);
  await person.delete(`/api/trash/${locationId}`);
  expect(await restored()).toMatchObject({ kind: 'shoot', missing: 2 });
  // Another member was first.
  expect(await restored()).toMatchObject({ kind: 'shoot', isBack: true, missing: 0 });
});

test('a deleted block of the shot list is no shot', async () => {
  const { person, full } = await world();
  const isBlock = async () => {
    await removers.shot(person, full);
    const [entry] = await entriesOf(person);
    await restore(person, entry!.id);
    return entry!.isBlock;
  };
  expect(await isBlock()).toBe(false);
  await t.database.pool.query("update shots set kind = 'makeup' where id = $1", [full.ids.shot]);
  expect(await isBlock()).toBe(true);
});

test('a row of an older version gets the defaults of newer columns', async () => {
  const { person, full } = await world();
  await removers.shoot(person, full);
  await t.database.pool.query(
    "update trash_rows set row = row - 'set_up_minutes' - 'is_public' where table_name = 'shoots' and trash_id = $1",
    [full.ids.shoot],
  );
  await restore(person, full.ids.shoot);
  const { body } = await person.get(`/api/shoots/${full.ids.shoot}`);
  expect(body).toMatchObject({ setUpMinutes: 0, isPublic: false, title: full.shoot.title });
});

test('members restore, and only owners and admins delete forever', async () => {
  const { person, full } = await world();
  const [member, admin] = await Promise.all([
    signedIn(t, { team: person.team, role: 'member' }),
    signedIn(t, { team: person.team, role: 'admin' }),
  ]);
  await removers.props(member, full);
  const path = `/api/trash/${full.ids.props}`;
  expect((await member.delete(path)).status).toBe(403);
  expect((await member.delete(emptyTrash.path)).status).toBe(403);
  await restore(member, full.ids.props);
  await removers.props(member, full);
  expect((await admin.delete(path)).status).toBe(200);
  expect((await admin.delete(path)).status).toBe(404);
  await removers.shoot(member, full);
  await removers.kits(member, full);
  expect((await admin.delete(emptyTrash.path)).status).toBe(200);
  expect(await entriesOf(admin)).toEqual([]);
  expect(
    (await member.post(endpointPath(restoreFromTrash.path, { id: full.ids.shoot }))).status,
  ).toBe(404);
});
