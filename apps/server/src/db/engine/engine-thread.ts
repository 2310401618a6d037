import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SettingError } from '../../start/setting-error.ts';
import type { EngineStart } from './engine-start.ts';
import { SOCKET } from './socket-folder.ts';

const IDLE_TIMEOUT_MS = 10_000;

export interface EngineThread {
  countSyncs(): number;
  /** The memory of the engine, in bytes. */
  measure(): Promise<number>;
  /** Closes the connections, writes a checkpoint and ends the thread. */
  close(): Promise<void>;
}

/** Ends the process, since nothing works without the database. A supervisor can restart it. */
function endProcess(error?: unknown): never {
  const reason = error ? ` (${error})` : '';
  process.stderr.write(
    `The embedded database stopped${reason}. All saved data is safe: start Lensemble again.\n`,
  );
  process.exit(1);
}

async function untilReady(worker: Worker, folder: string): Promise<void> {
  const ended = new AbortController();
  const onExit = () => ended.abort('its thread exited');
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

/** Worker threads only use the compile cache if this variable names it. */
function compileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

/** @param socketFolder the folder of the socket, which `pg` takes as host */
export async function startEngineThread(
  folder: string,
  socketFolder: string,
): Promise<EngineThread> {
  const syncs = new SharedArrayBuffer(8);
  const socket = join(socketFolder, SOCKET);
  const workerData: EngineStart = { folder, socket, timeoutMs: IDLE_TIMEOUT_MS, syncs };
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    workerData,
    env: compileCache(),
  });
  await untilReady(worker, folder);

  const onExit = () => endProcess();
  worker.once('exit', onExit).once('error', endProcess);
  return {
    countSyncs: () => Number(Atomics.load(new BigInt64Array(syncs), 0)),
    async measure() {
      const answered = once(worker, 'message');
      worker.postMessage('measure');
      const [bytes] = await answered;
      return Number(bytes);
    },
    async close() {
      worker.off('exit', onExit);
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}
