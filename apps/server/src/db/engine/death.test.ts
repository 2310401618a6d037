import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFile } from '../../testing/child.ts';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { startDatabase } from './database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a commit that cannot be written is not acknowledged: the process exits with the reason', async () => {
  const child = runFile('testing/keep-writing.ts', { args: [dataDir], env: { TMPDIR: dataDir } });
  await child.untilPrinted('saved 5\n');
  const wal = join(dataDir, 'database/pg_wal');
  renameSync(wal, `${wal}.away`);
  expect(await child.ended).toBe(1);
  renameSync(`${wal}.away`, wal);
  expect(child.output()).toMatch(/The embedded database failed: .*ENOENT/);
  expect(child.output()).toMatch(/All saved data is safe: start Lensemble again/);

  const acknowledged = Number(child.output().match(/saved (\d+)\n(?!saved)/)?.[1]);
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  const { rows } = await database.pool.query('select max(id) as last from written');
  expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
  await database.close();
});
