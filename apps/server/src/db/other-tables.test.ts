import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { SettingError } from '../start/setting-error.ts';
import { testEnv } from '../testing/app.ts';
import { makeClient } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { PASSWORD } from '../testing/login.ts';
import type { Database } from './engine/database.ts';
import { externalPool } from './engine/pool.ts';
import { migrate, readMigrationState } from './migrate.ts';
import { createOrm } from './orm.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The address of the test's database. Behind a pooler, a session of its own has the schema. */
function addressOf({ listenUrl, pool: { options } }: TestDatabase): string {
  return (
    listenUrl ??
    options.connectionString ??
    `postgres://postgres@localhost/postgres?host=${options.host ?? ''}`
  );
}

async function inSchema<T>(schema: string, work: (pool: Database['pool']) => Promise<T>) {
  const pool = await externalPool(addressOf(database), { schema });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const run = (sql: string) => database.pool.query(sql);
const migrateIn = (schema: string) => inSchema(schema, (pool) => migrate(pool, { schema }));

test('tables of another program are refused with the way out', async () => {
  await run('alter schema drizzle rename to away');
  const refusal = await migrate(database.pool).catch((error: unknown) => error);
  await run('alter schema away rename to drizzle');
  expect(refusal).toBeInstanceOf(SettingError);
  expect(String(refusal)).toMatch(
    /has tables of another program, such as "\w+": set DATABASE_URL to an empty database, or set DATABASE_SCHEMA=/,
  );
});

test('so are those in the chosen schema, which are left alone', async () => {
  await run('create schema taken; create table taken.equipment (id int)');
  await expect(migrateIn('taken')).rejects.toThrow(
    'The schema "taken" has tables of another program, such as "equipment": set DATABASE_SCHEMA',
  );
  const left = `select table_name from information_schema.tables where table_schema = 'taken'`;
  expect((await run(left)).rows).toEqual([{ table_name: 'equipment' }]);
});

test('so is the journal of another program that uses the same library', async () => {
  await run(
    'create schema kin; create table kin.__drizzle_migrations (hash text, created_at bigint); insert into kin.__drizzle_migrations values ($$a$$, 1)',
  );
  await expect(migrateIn('kin')).rejects.toThrow('has tables of another program');
});

test('a schema of its own has all tables, and the others stay as they are', async () => {
  const schema = 'apart';
  await inSchema(schema, async (pool) => {
    await migrate(pool, { schema });
    expect(await readMigrationState(pool, { schema })).toBe('current');
    const env = { ...testEnv, databaseSchema: schema };
    const app = await buildApp({ env, database: { pool, orm: createOrm(pool) } });
    await app.ready();
    const email = `${randomUUID()}@example.org`;
    const account = { email, password: PASSWORD, name: 'Ada' };
    const { status } = await makeClient(app).post('/api/auth/sign-up/email', account);
    expect(status).toBe(200);
    await app.startTasks();
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: expect.any(String) });
    await app.close();
  });
  const count = async (table: string) => (await run(`select * from ${table}`)).rowCount;
  expect([await count('apart.users'), await count('public.users')]).toEqual([1, 0]);
  expect(await count('apart_jobs.queue')).toBeGreaterThan(0);
  expect((await run(`select to_regnamespace('pgboss') as schema`)).rows).toEqual([
    { schema: null },
  ]);
});
