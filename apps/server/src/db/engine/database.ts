import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Env } from '../../start/env.ts';
import { startEmbedded } from './embedded.ts';

export interface Database {
  pool: Pool;
  orm: NodePgDatabase;
  engine: 'embedded' | 'external';
  /** The number of syncs to disk of the embedded engine; undefined for an external server. */
  countSyncs: (() => number) | undefined;
  /** Waits for the connections in use, then closes all connections and the embedded engine. */
  close(): Promise<void>;
}

/** Loads in parallel to the engine's start, which takes about as long. */
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

/** @throws SettingError if the data folder is locked, or the server in DATABASE_URL does not accept a connection */
export function startDatabase(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  return env.databaseUrl === undefined ? startOnEmbedded(env) : connectToExternal(env.databaseUrl);
}
