import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { buildPerson } from '../../testing/factories.ts';
import { buildShoot } from '../../testing/shoots.ts';
import type { Orm } from '../orm.ts';

const COUNT = 300;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  // Counts how often entries are written.
  await database.pool.query(`
    create table written (id bigint);
    create function note_written() returns trigger language plpgsql as
      $$ begin insert into written values (new.id); return null; end $$;
    create trigger note_written after insert or update on activity for each row execute function note_written()`);
});
afterAll(() => database.close());

async function aShoot() {
  const { team } = await buildPerson(database.orm);
  const { id } = await buildShoot(database.orm, team, { title: 'Selkie' });
  await database.orm.execute(sql`delete from activity where team_id = ${team.id}`);
  return { id, team };
}

async function entriesOf(team: { id: string }) {
  const { rows } = await database.pool.query(
    'select id, action, title, changes from activity where team_id = $1 order by id',
    [team.id],
  );
  const { rowCount } = await database.pool.query('select from activity_pieces');
  expect(rowCount).toBe(0);
  return rows as { id: string; action: string; title: string; changes: object }[];
}

/** Each is a statement of one transaction. */
const inOne = (...statements: ReturnType<typeof sql>[]) =>
  database.orm.transaction(async (tx: Orm) => {
    for (const statement of statements) await tx.execute(statement);
  });

const titled = (id: string, title: string) =>
  sql`update shoots set title = ${title} where id = ${id}`;

test('an entry with hundreds of changes is written twice at most', async () => {
  const { id, team } = await aShoot();
  await inOne(sql`
    insert into shoot_participants (team_id, shoot_id, name)
    select ${team.id}, ${id}, 'Guest ' || n from generate_series(1, ${COUNT}::int) n`);
  const [entry, ...others] = await entriesOf(team);
  expect(others).toEqual([]);
  expect(Object.keys(entry!.changes)).toHaveLength(COUNT);
  const { rowCount } = await database.pool.query('select from written where id = $1', [entry!.id]);
  expect(rowCount).toBe(2);
});

test('changes of many subjects in one transaction are merged into the entry of each', async () => {
  const [one, other] = [await aShoot(), await aShoot()];
  const add = ({ id, team }: typeof one) => sql`
    insert into shoot_participants (team_id, shoot_id, name)
    select ${team.id}, ${id}, 'Guest ' || n from generate_series(1, 3) n`;
  await inOne(add(one), titled(one.id, 'Kelpie'), add(other));
  const [first, second] = [await entriesOf(one.team), await entriesOf(other.team)];
  expect(first).toMatchObject([{ title: 'Kelpie', changes: { title: ['Selkie', 'Kelpie'] } }]);
  expect(Object.keys(first[0]!.changes)).toHaveLength(4);
  expect(second).toMatchObject([{ action: 'changed', title: 'Selkie' }]);
  expect(Object.keys(second[0]!.changes)).toHaveLength(3);
});

test('a field that changes several times is recorded from the first value to the last one', async () => {
  const { id, team } = await aShoot();
  await inOne(titled(id, 'Kelpie'), titled(id, 'Nixie'), titled(id, 'Undine'));
  expect(await entriesOf(team)).toMatchObject([
    { action: 'changed', title: 'Undine', changes: { title: ['Selkie', 'Undine'] } },
  ]);
});

test('what is as it was at the end of the transaction leaves no entry', async () => {
  const { id, team } = await aShoot();
  await inOne(titled(id, 'Kelpie'), titled(id, 'Nixie'), titled(id, 'Selkie'));
  expect(await entriesOf(team)).toEqual([]);
});

test('of what is changed and then deleted, only the deletion is recorded', async () => {
  const { id, team } = await aShoot();
  await inOne(titled(id, 'Kelpie'), titled(id, 'Nixie'), sql`delete from shoots where id = ${id}`);
  expect(await entriesOf(team)).toMatchObject([{ action: 'deleted', changes: {} }]);
});

test('a transaction that is rolled back leaves nothing', async () => {
  const { id, team } = await aShoot();
  const failed = inOne(
    titled(id, 'Kelpie'),
    titled(id, 'Nixie'),
    sql`insert into shoots (id) values (${randomUUID()})`,
  );
  await expect(failed).rejects.toThrow();
  expect(await entriesOf(team)).toEqual([]);
  await inOne(titled(id, 'Undine'), titled(id, 'Kelpie'));
  expect(await entriesOf(team)).toMatchObject([{ changes: { title: ['Selkie', 'Kelpie'] } }]);
});
