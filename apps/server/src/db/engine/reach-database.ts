import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Env } from '../../start/env.ts';
import { SettingError } from '../../start/setting-error.ts';
import { startDatabase } from './database.ts';
import { DataFolderInUse } from './lock.ts';
import { embeddedPool } from './pool.ts';
import { readSocketFolder } from './socket-folder.ts';

export interface ReachedDatabase {
  readonly pool: Pool;
  readonly engine: 'embedded' | 'external';
  close(): Promise<void>;
}

type ReachEnv = Pick<Env, 'dataDir' | 'databaseUrl' | 'databaseWait' | 'keepsStatements'>;

/** Connects to the embedded engine in the process that has locked the data folder. */
function joinServed(dataDir: string, inUse: DataFolderInUse): ReachedDatabase {
  const host = readSocketFolder(join(dataDir, 'socket'));
  if (host === undefined) throw inUse;
  const pool = embeddedPool(host);
  return { pool, engine: 'embedded', close: () => pool.end() };
}

/**
 * Reaches the database of an installation, for a command that runs beside the server or without it.
 * @throws SettingError if there is none, or it cannot be used
 */
export async function reachDatabase(env: ReachEnv): Promise<ReachedDatabase> {
  if (env.databaseUrl !== undefined) return startDatabase(env);
  if (!existsSync(join(env.dataDir, 'database', 'PG_VERSION')))
    throw new SettingError(
      `The data folder ${env.dataDir} has no database: set DATA_DIR or DATABASE_URL as for the server.`,
    );
  try {
    return await startDatabase(env);
  } catch (error) {
    if (error instanceof DataFolderInUse) return joinServed(env.dataDir, error);
    throw error;
  }
}
