import { existsSync } from 'node:fs';
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

test('the buffers take 16 MB, not the 128 of the default', async () => {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  const { rows } = await database.pool.query('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await database.close();
});

test('an idle process with its database stays small', async () => {
  const child = runFile('testing/hold-database.ts', { args: [dataDir], env: { TMPDIR: dataDir } });
  await child.untilPrinted('open');
  // The time until memory settles depends on the machine. Settled at 230 to 260 MB; 130 MB more with default buffers or
  // without quick-start.ts.
  const resident = () => {
    child.kill('SIGUSR2');
    return Number(child.output().match(/(\d+) bytes\s*$/)?.[1]) / 1_048_576;
  };
  await expect.poll(resident, { interval: 1000, timeout: 40_000 }).toBeLessThan(310);
  child.kill('SIGKILL');
  await child.ended;
});

test('parsing many statements takes no half a gigabyte to optimize the parser', async () => {
  const sql = 'select 1;'.repeat(5000);
  // Optimizes as soon as a function has run often enough, so that nothing is left to wait for.
  const child = runFile('testing/hold-database.ts', {
    flags: ['--wasm-sync-tier-up'],
    args: [dataDir, sql],
  });
  await child.untilPrinted('open');
  child.kill('SIGUSR2');
  await child.untilPrinted('at most');
  const highest = Number(child.output().match(/(\d+) bytes at most/)?.[1]) / 1_048_576;
  // 210 MB; 710 MB with an optimized parser.
  expect(highest).toBeLessThan(500);
  child.kill('SIGKILL');
  await child.ended;
});

test('creating a database takes no half a gigabyte to optimize code that runs once', async () => {
  const folder = join(dataDir, 'new');
  const child = runFile('testing/create-database.ts', { args: [folder] });
  await child.ended;
  const highest = Number(child.output().match(/(\d+) bytes at most/)?.[1]) / 1_048_576;
  // 600 to 750 MB; 350 MB more with optimized code.
  expect(highest).toBeLessThan(900);
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
});
