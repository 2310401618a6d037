import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { testDatabase } from './database.ts';

let first: Database;
let second: Database;
beforeAll(async () => {
  [first, second] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
});

const countUsers = async (database: Database) => {
  const { rows } = await database.pool.query('select count(*)::int as users from users');
  return rows[0].users;
};

test('every caller gets a migrated database of its own', async () => {
  await first.pool.query("insert into users (name, email) values ('Ada', 'ada@example.org')");
  expect(await countUsers(first)).toBe(1);
  expect(await countUsers(second)).toBe(0);
});
