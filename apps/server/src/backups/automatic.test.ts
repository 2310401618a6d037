import { copyFile, mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { applyMigrations, listApplied, migrate, readJournal } from '../db/migrate.ts';
import { rowsIn } from '../testing/contents.ts';
import { buildTeam } from '../testing/factories.ts';
import {
  emptyInstallation,
  freshInstallation,
  type Installation,
} from '../testing/installations.ts';
import { backUpBeforeUpgrade, backUpDaily, dailyBackups } from './automatic.ts';
import { openArchive } from './open-archive.ts';
import { restore } from './restore.ts';

const HOUR = 3_600_000;

let source: Installation;
let database: Database;
let folder: string;
beforeAll(async () => {
  source = await freshInstallation();
  database = await source.open();
  folder = join(source.env.dataDir, 'backups');
  await buildTeam(database.orm, { name: 'Nightshift' });
});
afterAll(async () => {
  await database.close();
  await source.remove();
});

let told: string[] = [];
beforeEach(() => {
  told = [];
});
const tell = (advice: string) => void told.push(advice);

const archives = async () => (await readdir(folder).catch(() => [])).sort();

test('the embedded database is backed up every day, and seven backups stay', async () => {
  const { env } = source;
  const now = Date.now();
  await backUpDaily(env, new Date(now + 11 * HOUR));
  expect(await archives()).toEqual([]);
  await backUpDaily(env, new Date(now + 13 * HOUR));
  const [first = ''] = await archives();
  expect(first).toMatch(/^daily-[\d-]{10}T\d{6}\.zip$/);
  for (let day = 1; day <= 7; day++) {
    const path = join(folder, `daily-${day}.zip`);
    await copyFile(join(folder, first), path);
    await utimes(path, 0, now / 1_000 - day * 24 * 3_600);
  }
  await utimes(join(folder, first), 0, now / 1_000 - 24 * 3_600 + 60);
  await mkdir(join(folder, '.draft-crash'));
  await utimes(join(folder, '.draft-crash'), 0, now / 1_000 - 48 * 3_600);
  await backUpDaily(env, new Date(now));
  const left = await archives();
  expect(left).toHaveLength(7);
  expect(left).toEqual(expect.arrayContaining([first, 'daily-5.zip']));
});

test('a setting turns it off, and PostgreSQL has its own', () => {
  const env = { ...source.env, backups: true };
  expect(dailyBackups(env)).toHaveLength(1);
  expect(dailyBackups({ ...env, backups: false })).toEqual([]);
  expect(dailyBackups({ ...env, databaseUrl: 'postgres://localhost' })).toEqual([]);
});

/** Empties the database and takes it back to the migration before the last one. */
async function downgrade(): Promise<void> {
  const { pool } = database;
  await pool.query('drop schema drizzle, public cascade; create schema public');
  const client = await pool.connect();
  await client.query('begin');
  await applyMigrations(client, readJournal().slice(0, -1));
  await client.query('commit');
  client.release();
}

test('an upgrade makes an archive first, which is the way back', async () => {
  const env = { ...source.env, backups: true };
  const { pool } = database;
  const upgrade = () => migrate(pool, { beforeChange: () => backUpBeforeUpgrade(env, pool, tell) });
  const before = await archives();
  await upgrade();
  expect(await archives()).toEqual(before);

  await downgrade();
  await buildTeam(database.orm, { name: 'Before' });
  await upgrade();
  expect(told).toEqual([]);
  const [made = ''] = (await archives()).filter((name) => !before.includes(name));
  expect(made).toContain(`before-${readJournal().at(-1)?.tag}-`);

  const to = await emptyInstallation();
  const archive = await openArchive(join(folder, made));
  await restore(archive, { ...to.env, storage: to.storage }, undefined);
  archive.close();
  const opened = await to.open();
  expect(await rowsIn(opened.pool)).toEqual(await rowsIn(pool));
  await opened.close();
  await to.remove();
});

test('without its archive, there is no upgrade', async () => {
  const dataDir = join(source.env.dataDir, 'database', 'PG_VERSION');
  const env = { ...source.env, backups: true, dataDir };
  const { pool } = database;
  await downgrade();
  await expect(
    migrate(pool, { beforeChange: () => backUpBeforeUpgrade(env, pool, tell) }),
  ).rejects.toThrow('The database was not upgraded');
  expect(await listApplied(pool, undefined)).toHaveLength(readJournal().length - 1);
});

test('on PostgreSQL, the server only says that a backup is needed, where an upgrade changes tables', async () => {
  const env = { ...source.env, backups: true, databaseUrl: 'postgres://localhost' };
  const { pool } = database;
  const before = await archives();
  await downgrade();
  await backUpBeforeUpgrade(env, pool, tell);
  expect(told).toEqual([expect.stringContaining('Make one before each update')]);
  await migrate(pool);
  await backUpBeforeUpgrade(env, pool, tell);
  await pool.query('drop schema drizzle, public cascade; create schema public');
  await backUpBeforeUpgrade(env, pool, tell);
  expect(told).toHaveLength(1);
  expect(await archives()).toEqual(before);
});
