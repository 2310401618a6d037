import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Env } from '../../start/env.ts';
import { startEmbedded } from './embedded.ts';
import type { Upkeep } from './upkeep.ts';

export interface Database {
  pool: Pool;
  orm: NodePgDatabase;
  engine: 'embedded' | 'external';
  /** The number of syncs to disk of the embedded engine; undefined for an external server. */
  countSyncs: (() => number) | undefined;
  /** The memory of the embedded engine in bytes; undefined for an external server. */
  measureEngine: (() => Promise<number>) | undefined;
  /** What autovacuum does on a server; undefined for an external one. */
  upkeep: Upkeep | undefined;
  /** Waits for the connections in use, then closes all connections and the embedded engine. */
  close(): Promise<void>;
}

type Options = Pick<Env, 'keepsStatements' | 'databaseWait' | 'databaseSchema'>;

/** Loads in parallel to the engine's start, which takes about as long. */
const loadDriver = () =>
  Promise.all([import('./pool.ts'), import('../orm.ts'), import('./upkeep.ts')]);

async function startOnEmbedded(env: Pick<Env, 'dataDir'>): Promise<Database> {
  const [engine, [{ embeddedPool }, { createOrm }, { startUpkeep }]] = await Promise.all([
    startEmbedded(env),
    loadDriver(),
  ]);
  const pool = embeddedPool(engine.host);
  const upkeep = startUpkeep(pool, engine.countSyncs);
  return {
    pool,
    orm: createOrm(pool),
    engine: 'embedded',
    countSyncs: engine.countSyncs,
    measureEngine: engine.measure,
    upkeep,
    async close() {
      await upkeep.stop();
      await pool.end();
      await engine.close();
    },
  };
}

async function connectToExternal(
  databaseUrl: string,
  options: Partial<Options>,
): Promise<Database> {
  const [{ externalPool }, { createOrm }] = await loadDriver();
  const { keepsStatements = true, databaseWait: wait = 0, databaseSchema: schema } = options;
  const pool = await externalPool(databaseUrl, { keepsStatements, wait, schema });
  return {
    pool,
    orm: createOrm(pool),
    engine: 'external',
    countSyncs: undefined,
    measureEngine: undefined,
    upkeep: undefined,
    close: () => pool.end(),
  };
}

/** @throws SettingError if the data folder is locked, or the server in DATABASE_URL does not accept a connection */
export function startDatabase(
  env: Pick<Env, 'dataDir' | 'databaseUrl'> & Partial<Options>,
): Promise<Database> {
  if (env.databaseUrl === undefined) return startOnEmbedded(env);
  return connectToExternal(env.databaseUrl, env);
}
