import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startDatabase } from './database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lensemble-privacy-'));
const folder = join(dataDir, 'database');
afterAll(() => rm(dataDir, { recursive: true }));

const modeAfterStart = async () => {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  await database.close();
  return statSync(folder).mode & 0o777;
};

test('the database is for its owner alone, even in a data folder that every user may enter', async () => {
  chmodSync(dataDir, 0o755);
  expect(await modeAfterStart()).toBe(0o700);
  chmodSync(folder, 0o755);
  expect(await modeAfterStart()).toBe(0o700);
});
