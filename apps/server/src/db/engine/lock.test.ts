import { existsSync, readdirSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
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

const hold = (sql?: string) =>
  runFile('testing/hold-database.ts', {
    args: sql ? [dataDir, sql] : [dataDir],
    env: { TMPDIR: dataDir },
  });

test('a second process on the same data folder ends with one sentence, and the first goes on', async () => {
  const first = hold('create table lock_test as select 1 as kept');
  await first.untilPrinted('open');
  const second = hold();
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another Lensemble is already running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
  );
  first.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
});

test('a killed process leaves no lock behind, nor takes what it had saved with it', async () => {
  const heir = hold('insert into lock_test select kept + 1 from lock_test');
  await heir.untilPrinted('open');
  heir.kill('SIGKILL');
  await heir.ended;
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  const { rows } = await database.pool.query('select kept from lock_test order by kept');
  expect(rows).toEqual([{ kept: 1 }, { kept: 2 }]);
  await database.close();
});

test('a killed process leaves its socket behind, and the next one removes it', async () => {
  const sockets = () => readdirSync(dataDir).filter((name) => name.startsWith('lensemble-'));
  const first = hold();
  await first.untilPrinted('open');
  first.kill('SIGKILL');
  await first.ended;
  expect(sockets()).toHaveLength(1);
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  expect(sockets()).toHaveLength(0);
  await database.close();
  expect(existsSync(join(dataDir, 'socket'))).toBe(false);
});

test('a copy of a data folder in use leaves the socket of the other alone', async () => {
  const first = hold();
  await first.untilPrinted('open');
  const sockets = readdirSync(dataDir).filter((name) => name.startsWith('lensemble-'));
  const copy = await copyDataFolder();
  await copyFile(join(dataDir, 'socket'), join(copy, 'socket'));
  const database = await startDatabase({ dataDir: copy, databaseUrl: undefined });
  await database.close();
  first.kill('SIGKILL');
  await first.ended;
  await rm(copy, { recursive: true });
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(sockets));
});

test('within one process the folder is taken only once as well, and free again after closing', async () => {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  await expect(startDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    'Another Lensemble is already running',
  );
  await database.close();
  const again = await startDatabase({ dataDir, databaseUrl: undefined });
  await again.close();
});
