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
 * instead; `#` in the URL stands for the worker's number.
 */
export async function startSurroundings(worker: number): Promise<Surroundings> {
  const database = process.env.JOURNEYS_DATABASE;
  if (!database) {
    const { dataDir, remove } = await copyData();
    return { env: {}, dataDir, stop: remove };
  }
  const store = await startObjectStore();
  const DATABASE_URL = database.replace('#', String(worker));
  return { env: { DATABASE_URL, ...storeEnv(store.settings) }, stop: () => store.close() };
}
