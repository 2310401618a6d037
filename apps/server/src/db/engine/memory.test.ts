import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFile } from '../../testing/child.ts';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { startDatabase } from './database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the buffers take 16 MB, not the 128 of the default', async () => {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  const { rows } = await database.pool.query('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await database.close();
});

test('an idle process with its database stays small', async () => {
  const child = runFile('testing/hold-database.ts', { args: [dataDir], env: { TMPDIR: dataDir } });
  await child.untilPrinted('open');
  await wait(3000);
  child.kill('SIGUSR2');
  await child.untilPrinted('bytes');
  child.kill('SIGKILL');
  await child.ended;
  const resident = Number(child.output().match(/(\d+) bytes/)?.[1]) / 1_048_576;
  // 230 to 260 MB were measured; with the default buffers or without quick-start.ts it is 130 MB more.
  expect(resident).toBeLessThan(310);
});
