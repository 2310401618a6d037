import type { Deps } from '../../deps.ts';
import { freeBytes } from '../../lib/free-bytes.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';

const MEGABYTE = 1_048_576;
/** Below this, uploads and the write-ahead log of the embedded database soon fail. */
const DISK_MIN_BYTES = 200 * MEGABYTE;
/** Tasks start every half minute. What waits this long is not worked on. */
const LATE_SECONDS = 900;

/** The fault of the picture store; undefined if it works. */
export async function picturesTrouble({
  storage,
}: Pick<Deps, 'storage'>): Promise<string | undefined> {
  try {
    await storage.check();
    return undefined;
  } catch (error) {
    return error instanceof UnavailableError ? error.message : 'The picture store does not work';
  }
}

/** The fault of the disk with the data folder; undefined if it works. */
export async function diskTrouble({ dataDir }: { readonly dataDir: string }) {
  try {
    const free = await freeBytes(dataDir);
    if (free >= DISK_MIN_BYTES) return undefined;
    return `The disk of the data folder has ${Math.floor(free / MEGABYTE)} MB free: make room`;
  } catch {
    return 'The data folder cannot be read: check DATA_DIR and its permissions';
  }
}

/** The fault of background work; undefined if it runs. */
export async function queueTrouble({ jobs }: Pick<Deps, 'jobs'>): Promise<string | undefined> {
  try {
    const oldest = Math.max(0, ...(await jobs.listQueues()).map(({ ageSeconds }) => ageSeconds));
    if (oldest < LATE_SECONDS) return undefined;
    return `Background work has waited for ${Math.floor(oldest / 60)} minutes: restart the servers, and read their log`;
  } catch {
    return 'The queue of background work cannot be read: read the log of the server';
  }
}
