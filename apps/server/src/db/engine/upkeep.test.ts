import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';

const { pool, upkeep, close } = await testDatabase();
afterAll(close);

test('upkeep tells PostgreSQL how many rows a catalog has, and leaves tables of a few rows alone', async () => {
  await pool.query(`
    with t as (insert into teams (name, invite_code) values ('Team', 'upkeep-1') returning id),
      p as (insert into props (team_id, name) select t.id, 'Prop ' || n from t, generate_series(1, 300) n)
    insert into costumes (team_id, character_name) select t.id, 'Costume ' || n from t, generate_series(1, 60) n`);
  await upkeep?.run();
  const { rows } = await pool.query<{ relname: string; reltuples: number }>(
    "select relname, reltuples from pg_class where oid in ('props'::regclass, 'costumes'::regclass) order by relname",
  );
  expect(rows).toEqual([
    { relname: 'costumes', reltuples: -1 },
    { relname: 'props', reltuples: 300 },
  ]);
});
