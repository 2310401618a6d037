import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from '../engine/database.ts';
import { inPlaceTriggerOf, tablesInPlace, trashTables, trashTriggerOf } from '../trash-tables.ts';
import { recordedTables, unrecordedTables } from './recorded.ts';
import { triggerOf } from './recording.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('every table has activity, or none for a reason', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const named = [
    ...recordedTables.map(({ table }) => getTableName(table)),
    ...Object.keys(unrecordedTables),
  ];
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name));
});

async function readTriggers(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ name: string; definition: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
     where tgfoid in ('note_activity'::regproc, 'note_trash'::regproc, 'note_trash_in_place'::regproc)`,
  );
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

test('the migrations make the triggers of today', async () => {
  const stored = await readTriggers();
  const wanted = [
    ...recordedTables.map(triggerOf),
    ...trashTables.map(trashTriggerOf),
    ...tablesInPlace.map(inPlaceTriggerOf),
  ];
  for (const statement of wanted) {
    const [, name, table] = statement.match(/TRIGGER ("\w+") .*? ON ("\w+")/) ?? [];
    await database.pool.query(`drop trigger if exists ${name} on ${table}; ${statement}`);
  }
  expect(stored).toEqual(await readTriggers());
});
