import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runFile } from '../../testing/child.ts';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { attachDatabase } from './attach.ts';
import { startDatabase } from './database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true }));

const place = () => ({ dataDir, databaseUrl: undefined });
const count = async ({ pool }: Awaited<ReturnType<typeof attachDatabase>>) =>
  (await pool.query('select count(*)::int as n from things')).rows[0].n;

test('beside a running server, both see the same rows at once, and the server goes on', async () => {
  const server = await startDatabase(place());
  await server.pool.query('create table things (id int)');
  const attached = await attachDatabase(place());
  await attached.pool.query('insert into things values ($1)', [1]);
  expect([await count(server), await count(attached)]).toEqual([1, 1]);
  await attached.close();
  expect(await count(server)).toBe(1);
  await server.close();
});

test('variables that name another server do not matter', async () => {
  const others = { PGPORT: '1', PGSSLMODE: 'require', PGHOST: 'localhost', PGDATABASE: 'other' };
  for (const [name, value] of Object.entries(others)) vi.stubEnv(name, value);
  const server = await startDatabase(place());
  expect((await server.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await server.close();
  vi.unstubAllEnvs();
});

test('without a server it opens the database, also after a kill, which leaves a note behind', async () => {
  const child = runFile('testing/hold-database.ts', { args: [dataDir] });
  await child.untilPrinted('open');
  child.kill('SIGKILL');
  await child.ended;
  expect(existsSync(join(dataDir, 'socket'))).toBe(true);
  const attached = await attachDatabase(place());
  expect(await count(attached)).toBe(1);
  await attached.close();
});

test('a database that is just starting is reached when it has started', async () => {
  const starting = startDatabase(place());
  expect(existsSync(join(dataDir, 'lock'))).toBe(true);
  const attached = await attachDatabase(place());
  const database = await starting;
  await database.pool.query('insert into things values (2)');
  expect(await count(attached)).toBe(2);
  await attached.close();
  await database.close();
});
