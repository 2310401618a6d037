import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { makeImage } from '../make-image.ts';
import { createDatabase } from './create.ts';
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

describe('an image', () => {
  const folder = () => join(dataDir, 'database');

  test('is copied, for its owner alone, in place of a copy that was interrupted', async () => {
    const image = join(await copyDataFolder(), 'database');
    writeFileSync(join(image, 'mark'), 'of this image');
    mkdirSync(`${folder()}.new`);
    writeFileSync(join(`${folder()}.new`, 'PG_VERSION'), 'half a copy');
    await createDatabase(folder(), image);
    rmSync(dirname(image), { recursive: true });
    expect(readFileSync(join(folder(), 'mark'), 'utf8')).toBe('of this image');
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(existsSync(`${folder()}.new`)).toBe(false);
  });

  test('that cannot be copied is replaced by a new database', async () => {
    const image = join(dataDir, 'image');
    writeFileSync(image, 'is no folder');
    await createDatabase(folder(), image);
    expect(existsSync(join(folder(), 'PG_VERSION'))).toBe(true);
  });
});

describe('making an image', () => {
  const image = () => join(dataDir, 'images', 'database-1');

  test('prepares a database with all migrations', async () => {
    expect(await makeImage(image())).toBe(image());
    await createDatabase(join(dataDir, 'database'), image());
    const { pool, close } = await start();
    const { rows } = await pool.query('select count(*)::int as teams from teams');
    await close();
    expect(rows).toEqual([{ teams: 0 }]);
    expect(readdirSync(dirname(image()))).toEqual(['database-1']);
    expect(statSync(image()).mode & 0o777).toBe(0o755);
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  });

  test('deletes what has long been unused, and leaves what another process may use', async () => {
    for (const name of ['database-0', 'draft-0', 'database-2'])
      mkdirSync(join(dataDir, 'images', name), { recursive: true });
    for (const name of ['database-0', 'draft-0'])
      utimesSync(join(dataDir, 'images', name), new Date(0), new Date(0));
    await makeImage(image());
    expect(readdirSync(dirname(image())).sort()).toEqual(['database-1', 'database-2']);
  });
});
