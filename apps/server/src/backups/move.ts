import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { startDatabase } from '../db/engine/database.ts';
import { SettingError } from '../start/setting-error.ts';
import { copyRows } from './copy-rows.ts';
import { inDraftFolder } from './draft-folder.ts';
import { openTarget, type TargetEnv } from './target.ts';

const OTHERS = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** The connections of a server that was just stopped end in this time. */
const TRIES = 10;
const TRY_MS = 100;

/** What a server writes after the copy would be lost. The embedded engine has a lock for that. */
async function expectNoServer(pool: Pool): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const { rows } = await pool.query<{ others: number }>(OTHERS);
    if (!rows[0]?.others) return;
    await sleep(TRY_MS);
  }
  throw new SettingError(
    'Other programs are connected to the database in DATABASE_URL: stop all servers first, so that nothing is saved to the former database.',
  );
}

/** Fills an empty database from the one that the settings name. Pictures and the secret stay where they are. */
async function moveRows(pool: Pool, schema: string | undefined, to: TargetEnv): Promise<number> {
  const target = await openTarget(to);
  try {
    return await inDraftFolder(to.dataDir, async (folder) => {
      const copy = await copyRows(pool, folder, schema);
      await target.fill(copy);
      return copy.rows.tables.reduce((sum, { rows }) => sum + rows, 0);
    });
  } finally {
    await target.close();
  }
}

/** Without the former database in its place, a start without DATABASE_URL fails instead of showing old data. */
function putAside(dataDir: string): string {
  const numbers = [...Array(1_000).keys()].map((number) => (number === 0 ? '' : `-${number}`));
  const folders = numbers.map((number) => join(dataDir, `database.moved${number}`));
  const free = folders.find((folder) => !existsSync(folder)) as string;
  renameSync(join(dataDir, 'database'), free);
  return free;
}

export interface Moved {
  readonly rows: number;
  /** The folder of the former embedded database; undefined for a PostgreSQL server. */
  readonly former: string | undefined;
}

/**
 * Moves the embedded database to an empty database of a PostgreSQL server.
 * @throws SettingError if a server runs on the data folder, or the other database is not empty
 */
export async function moveToPostgres(
  env: TargetEnv,
  to: { readonly databaseUrl: string; readonly databaseSchema?: string | undefined },
): Promise<Moved> {
  if (env.databaseUrl !== undefined)
    throw new SettingError(
      'The database is on a PostgreSQL server already: leave DATABASE_URL out, which names what is moved.',
    );
  if (!existsSync(join(env.dataDir, 'database')))
    throw new SettingError(`The data folder ${env.dataDir} has no database: set DATA_DIR.`);
  const { pool, close } = await startDatabase(env);
  const rows = await moveRows(pool, undefined, { ...env, ...to }).finally(close);
  return { rows, former: putAside(env.dataDir) };
}

/**
 * Moves the database of a PostgreSQL server into the data folder.
 * @throws SettingError if a server is connected, or the data folder has a database
 */
export async function moveToEmbedded(env: TargetEnv): Promise<Moved> {
  if (env.databaseUrl === undefined)
    throw new SettingError('The database is embedded already: set DATABASE_URL to what is moved.');
  const { pool, close } = await startDatabase(env);
  try {
    await expectNoServer(pool);
    const rows = await moveRows(pool, env.databaseSchema, { ...env, databaseUrl: undefined });
    return { rows, former: undefined };
  } finally {
    await close();
  }
}
