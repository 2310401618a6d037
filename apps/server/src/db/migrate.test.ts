import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SettingError } from '../start/setting-error.ts';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './engine/database.ts';
import { migrate } from './migrate.ts';

const shipped = fileURLToPath(new URL('./migrations', import.meta.url));

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await rm(folder ?? '', { recursive: true, force: true });
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(shipped, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function addMigration(tag: string, when: number, sql: string): Promise<void> {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  journal.entries.push({ tag, when });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), sql);
}

const countApplied = async () => {
  const { rows } = await database.pool.query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  return rows[0].applied;
};

test('a prepared database costs one query', async () => {
  const asked: unknown[] = [];
  const { pool } = database;
  const watched = { query: (sql: string) => asked.push(sql) && pool.query(sql) };
  await migrate(watched as unknown as typeof pool);
  expect(asked).toHaveLength(1);
});

test('a migration that fails leaves nothing behind', async () => {
  const before = await countApplied();
  await addMigration('9000_good', 9e12, 'create table half_way (id int);');
  await addMigration('9001_bad', 9.1e12, 'create table worse (id int); select 1 / 0;');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('division by zero');
  expect(await countApplied()).toBe(before);
  await expect(database.pool.query('select * from half_way')).rejects.toThrow('does not exist');
});

test('a server without an extension is told what to install', async () => {
  await addMigration('9000_lacking', 9e12, 'create extension made_up;');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('install its package');
});

describe('a user who may not', () => {
  const REFUSED =
    'The user in DATABASE_URL may not create tables: make that user the owner of the database.';

  async function migrateAsGuest(): Promise<void> {
    const client = await database.pool.connect();
    const guest = `guest_${randomUUID()}`;
    const query = client.query.bind(client);
    const pool = { query, connect: async () => ({ query, release: () => {} }) };
    await client.query(`create role "${guest}"; set role "${guest}"`);
    try {
      await migrate(pool as unknown as Pool, { folder });
    } finally {
      await client.query(`reset role; drop role "${guest}"`);
      client.release();
    }
  }

  test('create tables gets one sentence about it', async () => {
    await database.pool.query('alter schema drizzle rename to away');
    await expect(migrateAsGuest()).rejects.toThrow(new SettingError(REFUSED));
    await database.pool.query('alter schema away rename to drizzle');
  });

  test('look into the tables of another gets the same sentence', async () => {
    await expect(migrateAsGuest()).rejects.toThrow(new SettingError(REFUSED));
  });
});

test('servers that start together migrate once', async () => {
  const before = await countApplied();
  await addMigration('9000_new', 9e12, 'create table migrated_once (id int);');
  const three = [1, 2, 3];
  // Opens the connections first. Otherwise the first migration could finish before the others start.
  await Promise.all(three.map(() => database.pool.query('select pg_sleep(0.05)')));
  await Promise.all(three.map(() => migrate(database.pool, { folder })));
  expect(await countApplied()).toBe(before + 1);
});

test('a database from a newer version is refused with one sentence', async () => {
  await addMigration('9000_new', 9e12, 'select 1;');
  await migrate(database.pool, { folder });
  await expect(migrate(database.pool)).rejects.toThrow(
    'The database was upgraded by a newer version of Lensemble: start that version again',
  );
});
