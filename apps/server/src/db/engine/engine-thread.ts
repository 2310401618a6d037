import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SettingError } from '../../setting-error.ts';
import type { EngineStart } from './engine-start.ts';

const TRANSACTION_PATIENCE_MS = 10_000;

/** PostgreSQL, running in a thread of this process. */
export interface EngineThread {
  /** How many times it has brought something to the disk since it was started. */
  countSyncs(): number;
  /** Ends the connections, writes what is left to write and ends the thread. */
  close(): Promise<void>;
}

/** Without its database the server can only fail: better to end, so that whatever supervises it starts it anew. */
function endProcess(error?: unknown): never {
  const reason = error ? ` (${error})` : '';
  process.stderr.write(
    `The embedded database stopped${reason}. Everything that was saved is safe: start Lensemble again.\n`,
  );
  process.exit(1);
}

async function untilReady(worker: Worker, folder: string): Promise<void> {
  const ended = new AbortController();
  const onExit = () => ended.abort('its thread ended');
  worker.once('exit', onExit);
  try {
    await once(worker, 'message', { signal: ended.signal });
    worker.off('exit', onExit);
  } catch (error) {
    const reason = ended.signal.reason ?? error;
    throw new SettingError(
      `The database in ${folder} cannot be opened (${reason}): restore the data folder from a backup, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

/** A thread uses the cache of its process only if it is told so. */
function compileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

/**
 * @param folder the database's own folder
 * @param socketFolder where it listens, as `pg` expects it
 */
export async function startEngineThread(
  folder: string,
  socketFolder: string,
): Promise<EngineThread> {
  const syncs = new SharedArrayBuffer(8);
  const socket = join(socketFolder, '.s.PGSQL.5432');
  const workerData: EngineStart = { folder, socket, patience: TRANSACTION_PATIENCE_MS, syncs };
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    workerData,
    env: compileCache(),
  });
  await untilReady(worker, folder);

  const onExit = () => endProcess();
  worker.once('exit', onExit).once('error', endProcess);
  return {
    countSyncs: () => Number(Atomics.load(new BigInt64Array(syncs), 0)),
    async close() {
      worker.off('exit', onExit);
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}
