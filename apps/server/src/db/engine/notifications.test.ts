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

/** @returns what the connection was told so far */
async function connect(config: pg.ClientConfig): Promise<{ client: pg.Client; told: string[] }> {
  const client = new pg.Client(config);
  const told: string[] = [];
  client.on('notification', ({ payload = '' }) => void told.push(payload));
  await client.connect();
  onTestFinished(() => client.end());
  return { client, told };
}

const foreign = () =>
  connect({ host: database.pool.options.host, user: 'postgres', database: 'postgres' });

async function listening() {
  const own = await connect(database.pool.options);
  await own.client.query('listen news');
  return own.told;
}

const notify = (text: string, by: pg.Client | pg.Pool = database.pool) =>
  by.query("select pg_notify('news', $1)", [text]);

test('what any connection notifies of reaches each connection of the server that listens', async () => {
  const [one, other] = [await listening(), await listening()];
  await notify('by the pool');
  await notify('by a program', (await foreign()).client);
  const all = ['by the pool', 'by a program'];
  await expect.poll(() => [one, other]).toEqual([all, all]);
});

test('a transaction tells at its commit, in order, and nothing if it is rolled back', async () => {
  const told = await listening();
  const client = await database.pool.connect();
  for (const [end, text] of [
    ['rollback', 'undone'],
    ['commit', 'done'],
  ] as const) {
    await client.query('begin');
    await notify(`${text} 1`, client as never);
    await notify(`${text} 2`, client as never);
    expect(told).toEqual([]);
    await client.query(end);
  }
  client.release();
  await expect.poll(() => told).toEqual(['done 1', 'done 2']);
});

test('no other program sees notifications, and what it leaves behind does not end them', async () => {
  const told = await listening();
  const program = await foreign();
  await program.client.query("set search_path to ''; listen news");
  await notify('to the server', program.client);
  await notify('after the program');
  await program.client.query('select 1');
  await expect.poll(() => told).toEqual(['to the server', 'after the program']);
  expect(program.told).toEqual([]);
});

test('rows come whole beside notifications', async () => {
  const told = await listening();
  const { rows } = await database.pool.query(
    "select i, repeat('x', 2000) as text, pg_notify('news', i::text) from generate_series(1, 500) i",
  );
  expect(rows.map(({ i, text }) => `${i} ${text.length}`).at(-1)).toBe('500 2000');
  await expect.poll(() => told.length).toBe(500);
});
