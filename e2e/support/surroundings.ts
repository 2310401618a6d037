import { startObjectStore, storeEnv } from '../../testing/object-store.ts';
import { copyData } from './prepared-data.ts';

interface Surroundings {
  readonly env: Record<string, string>;
  /** Undefined: a temporary data folder. */
  readonly dataDir?: string;
  stop(): Promise<void>;
}

/**
 * Prepares the embedded database. If `JOURNEYS_DATABASE` is a PostgreSQL URL, uses that database and an S3 store
 * instead; `#` in the URL stands for the worker's number. With `JOURNEYS_LISTEN`, that URL leads to a connection pooler, and
 * this one past it.
 */
export async function startSurroundings(worker: number): Promise<Surroundings> {
  const database = process.env.JOURNEYS_DATABASE;
  if (!database) {
    const { dataDir, remove } = await copyData();
    return { env: {}, dataDir, stop: remove };
  }
  const store = await startObjectStore();
  const own = (url: string) => url.replace('#', String(worker));
  const direct = process.env.JOURNEYS_LISTEN;
  const env = {
    DATABASE_URL: own(database),
    ...(direct && { DATABASE_LISTEN_URL: own(direct), PREPARED_STATEMENTS: 'off' }),
    ...storeEnv(store.settings),
  };
  return { env, stop: () => store.close() };
}
