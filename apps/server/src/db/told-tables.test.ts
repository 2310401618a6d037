import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { toldTables, untoldTables } from './told-tables.ts';

const { pool, close } = await testDatabase();
afterAll(close);

test('the triggers tell what the list says', async () => {
  const { rows } = await pool.query<{ table: string; args: string }>(`
    select c.relname as table, encode(t.tgargs, 'escape') as args
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'tell_change'`);
  const inDatabase = rows.map(({ table, args }) => {
    const [kind, id] = args.split('\\000');
    return [table, { kind, id }];
  });
  expect(Object.fromEntries(inDatabase)).toEqual(toldTables);
});

test('each table of a team is told of, or left out for a reason', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where column_name = 'team_id' and table_schema = current_schema() order by 1`);
  const listed = [...Object.keys(toldTables), ...Object.keys(untoldTables)];
  expect(listed.sort()).toEqual(rows.map(({ name }) => name));
});
