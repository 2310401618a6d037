import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../db/engine/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { copyDataFolder } from '../testing/data-folder.ts';
import { runOn } from './run-on.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a database of a newer version is left to its own commands', async () => {
  const dataDir = await copyDataFolder();
  const env = { ...t.env, dataDir, databaseUrl: undefined };
  const { pool, close } = await startDatabase(env);
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9000000000000)`,
  );
  await close();
  await expect(runOn(env, async () => '')).rejects.toThrow('use the commands of that version');
  await rm(dataDir, { recursive: true });
});
