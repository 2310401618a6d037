import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { type Database, startDatabase } from './database.ts';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await copyDataFolder();
  database = await startDatabase({ dataDir, databaseUrl: undefined });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** A program that is not part of the server, such as `pg_dump`. */
async function connect(): Promise<pg.Client> {
  const { host = '' } = database.pool.options;
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function ask(client: pg.Client | pg.Pool, sql: string): Promise<unknown> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  return rows[0]?.[0];
}

const setting = (name: string) => `select current_setting('${name}')`;

test('the first thing that pg_dump does, emptying the search path, concerns no other connection', async () => {
  const foreign = await connect();
  await ask(foreign, "select pg_catalog.set_config('search_path', '', false)");
  expect(await ask(database.pool, 'select count(*)::int from teams where id is null')).toBe(0);
  expect(await ask(database.pool, setting('search_path'))).toBe('public');
});

test('a program goes on with its settings when others were served in between', async () => {
  const [one, other] = [await connect(), await connect()];
  await one.query("set time zone 'Asia/Tokyo'; set search_path to ''");
  await other.query("set datestyle to 'German'; set lock_timeout to '3s'");
  for (let turn = 0; turn < 2; turn++) {
    expect(await ask(one, "select '2026-11-22 00:00Z'::timestamptz::text")).toBe(
      '2026-11-22 09:00:00+09',
    );
    expect(await ask(one, setting('search_path'))).toBe('""');
    expect(await ask(other, "select '2026-11-22 00:00Z'::timestamptz::text")).toBe(
      '22.11.2026 00:00:00 UTC',
    );
    expect(await ask(other, setting('lock_timeout'))).toBe('3s');
    expect(await ask(database.pool, "select '2026-11-22 00:00Z'::timestamptz::text")).toBe(
      '2026-11-22 00:00:00+00',
    );
  }
});

test.each([
  ['role', 'set role pg_read_all_data', 'select current_user', 'postgres'],
  [
    'temporary table',
    'create temp table left_over (a int)',
    "select to_regclass('left_over')",
    null,
  ],
  [
    'advisory lock',
    'select pg_advisory_lock(7)',
    "select count(*)::int from pg_locks where locktype = 'advisory'",
    0,
  ],
  [
    'prepared statement',
    'prepare left_over as select 1',
    "select count(*)::int from pg_prepared_statements where name = 'left_over'",
    0,
  ],
  [
    'cursor',
    'declare left_over cursor with hold for select 1',
    'select count(*)::int from pg_cursors',
    0,
  ],
  ['channel', 'listen left_over', 'select count(*)::int from pg_listening_channels()', 0],
])('leaves no %s in the session', async (_, leave, look, clean) => {
  const foreign = await connect();
  await foreign.query(leave);
  expect(await ask(foreign, look)).not.toBe(clean);
  expect(await ask(database.pool, look)).toBe(clean);
});

test('a program that ends leaves nothing either', async () => {
  const foreign = await connect();
  await foreign.query("set statement_timeout to '1ms'");
  await foreign.end();
  expect(await ask(database.pool, setting('statement_timeout'))).toBe('0');
});

test('the statements that the pool had prepared go on', async () => {
  const plusOne = async (value: number) =>
    (await database.pool.query('select $1::int + 1 as sum', [value])).rows[0].sum;
  expect(await plusOne(1)).toBe(2);
  const foreign = await connect();
  await foreign.query("set search_path to ''");
  expect(await plusOne(2)).toBe(3);
});
