import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabase } from './database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lensemble-create-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = () => startDatabase({ dataDir, databaseUrl: undefined });

test('an empty database folder beside pictures is refused, and nothing is created', async () => {
  mkdirSync(join(dataDir, 'database'));
  mkdirSync(join(dataDir, 'storage'));
  writeFileSync(join(dataDir, 'secret'), 'x'.repeat(32));
  await expect(start()).rejects.toThrow(
    `The data folder ${dataDir} has pictures, but no database: restore the folder "database" from a backup, or set DATA_DIR to another folder.`,
  );
  expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(false);
});

test('a file in place of the database folder is refused', async () => {
  writeFileSync(join(dataDir, 'database'), '');
  await expect(start()).rejects.toThrow(
    `${join(dataDir, 'database')} is a file, but must be a folder: move the file away, or set DATA_DIR to another folder.`,
  );
});
