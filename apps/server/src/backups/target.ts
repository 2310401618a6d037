import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, startDatabase } from '../db/engine/database.ts';
import { lockDataFolder } from '../db/engine/lock.ts';
import { syncToDisk } from '../db/engine/sync-to-disk.ts';
import { listApplied } from '../db/migrate.ts';
import { pgBossJobs } from '../jobs/pg-boss.ts';
import { prepareDataFolder } from '../start/data-folder.ts';
import type { Env } from '../start/env.ts';
import { SettingError } from '../start/setting-error.ts';
import { isEmpty } from './catalog.ts';
import { type LoadedRows, loadRows } from './load-rows.ts';

export type TargetEnv = Pick<
  Env,
  'dataDir' | 'databaseUrl' | 'databaseWait' | 'keepsStatements' | 'databaseSchema'
>;

/** An empty database that is filled at most once. */
interface Target {
  fill(from: LoadedRows): Promise<void>;
  close(): Promise<void>;
}

async function openExternal(env: TargetEnv): Promise<Target> {
  const { pool, close } = await startDatabase(env);
  try {
    if (!(await isEmpty(pool, env.databaseSchema)))
      throw new SettingError(
        'The database is not empty. So that nothing is mixed or overwritten, name an empty one, or an empty schema with DATABASE_SCHEMA (for a move, with --schema).',
      );
    prepareDataFolder(env.dataDir);
  } catch (error) {
    await close();
    throw error;
  }
  const fill = (from: LoadedRows) =>
    loadRows(pool, from, pgBossJobs(pool, env), env.databaseSchema);
  return { fill, close };
}

/** A new embedded database has the tables of this version. An archive of another one brings its own. */
async function emptyTables({ pool }: Database, { rows }: LoadedRows): Promise<void> {
  const wanted = rows.migrations.map(({ when }) => when);
  if (String(await listApplied(pool, undefined)) === String(wanted)) return;
  await pool.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  );
}

async function fillDraft(dataDir: string, from: LoadedRows): Promise<void> {
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  try {
    await emptyTables(database, from);
    await loadRows(database.pool, from, pgBossJobs(database.pool), undefined);
  } finally {
    await database.close();
  }
}

/** The database gets its place when it is complete, so that an interruption leaves none. */
function openEmbedded({ dataDir }: TargetEnv): Target {
  prepareDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) {
    unlock();
    throw new SettingError(
      `The data folder ${dataDir} has a database: move ${folder} away, or set DATA_DIR to another folder.`,
    );
  }
  const draft = join(dataDir, '.restoring');
  return {
    async fill(from) {
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { mode: 0o700 });
      try {
        await fillDraft(draft, from);
        renameSync(join(draft, 'database'), folder);
        syncToDisk(dataDir);
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
    },
    close: async () => unlock(),
  };
}

/**
 * Opens the database that the settings name, to fill it.
 * @throws SettingError if it is not empty
 */
export const openTarget = async (env: TargetEnv): Promise<Target> =>
  env.databaseUrl === undefined ? openEmbedded(env) : openExternal(env);
