import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { externalPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The address of the database, past a pooler. */
function address(): string {
  const { connectionString, host = '' } = database.pool.options;
  return (
    database.listenUrl ??
    connectionString ??
    `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`
  );
}

test.each([
  { keepsStatements: true, kept: 1 },
  { keepsStatements: false, kept: 0 },
])('a pool that keeps statements ($keepsStatements) has $kept', async (options) => {
  const pool = await externalPool(address(), options);
  const text = `select $1::int as "${options.kept} kept"`;
  const client = await pool.connect();
  expect((await client.query(text, [7])).rows).toEqual([{ [`${options.kept} kept`]: 7 }]);
  const { rows } = await client.query(
    `select 1 from pg_prepared_statements where statement = '${text}'`,
  );
  expect(rows).toHaveLength(options.kept);
  client.release();
  await pool.end();
});
