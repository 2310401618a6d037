import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/engine/database.ts';
import { testDatabase } from '../../testing/database.ts';
import { otherTables, teamTables } from './rows/team-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('every table is in the archive of a team, or left out for a reason', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const named = [
    ...Object.values(teamTables).map(({ table }) => getTableName(table)),
    ...Object.keys(otherTables),
  ];
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name));
});
