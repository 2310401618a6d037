import { startObjectStore, storeEnv } from '../../testing/object-store.ts';
import { copyData } from './prepared-data.ts';

/** What stands around the server of a worker. */
interface Surroundings {
  readonly env: Record<string, string>;
  /** Where its data is; left out: in a folder that goes away with it. */
  readonly dataDir?: string;
  stop(): Promise<void>;
}

/**
 * The defaults that are in the product itself; or, where `JOURNEYS_DATABASE` names PostgreSQL databases (`#` for the
 * worker's number), one of those with an S3 store beside it.
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
