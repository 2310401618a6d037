import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Env } from '../../env.ts';
import { startEmbedded } from './embedded.ts';

/** PostgreSQL, wherever it runs. */
export interface Database {
  pool: Pool;
  orm: NodePgDatabase;
  engine: 'embedded' | 'external';
  /** How many times the embedded engine has brought something to the disk; undefined on an external one. */
  countSyncs: (() => number) | undefined;
  /** Waits for the connections in use, then closes all of them and the embedded engine. */
  close(): Promise<void>;
}

/** The driver takes as long to read as the engine to start: both at once. */
const loadDriver = () => Promise.all([import('./pool.ts'), import('../orm.ts')]);

async function startOnEmbedded(env: Pick<Env, 'dataDir'>): Promise<Database> {
  const [engine, [{ embeddedPool }, { createOrm }]] = await Promise.all([
    startEmbedded(env),
    loadDriver(),
  ]);
  const pool = embeddedPool(engine.host);
  return {
    pool,
    orm: createOrm(pool),
    engine: 'embedded',
    countSyncs: engine.countSyncs,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

async function connectToExternal(databaseUrl: string): Promise<Database> {
  const [{ externalPool }, { createOrm }] = await loadDriver();
  const pool = await externalPool(databaseUrl);
  return {
    pool,
    orm: createOrm(pool),
    engine: 'external',
    countSyncs: undefined,
    close: () => pool.end(),
  };
}

/** @throws SettingError if the data folder is in use or the server named by DATABASE_URL cannot be used */
export function startDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  return env.databaseUrl === undefined ? startOnEmbedded(env) : connectToExternal(env.databaseUrl);
}
