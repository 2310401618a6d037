import { writeSync } from 'node:fs';
import { btree_gist as btreeGist } from '@electric-sql/pglite/contrib/btree_gist';
import { Postgres } from './postgres.ts';
import type { Session } from './session.ts';
import { SyncingNodeFS } from './syncing-fs.ts';

export interface Engine extends Session {
  /** The WebAssembly memory, which grows and never shrinks. */
  memoryBytes(): number;
  /** Writes a checkpoint, so that the next start needs no recovery. */
  close(): Promise<void>;
}

const startParams = [
  // -F turns off all syncs to disk.
  ...Postgres.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The only sync method that reaches the file system's `fsync`.
  ...['-c', 'wal_sync_method=fsync'],
  // The default of 128 MB has no benefit over the operating system's cache.
  ...['-c', 'shared_buffers=16MB'],
];

/** The exit status with which PGlite reports an ordinary SQL error. */
const ORDINARY_ERROR = 100;

/** Emscripten's errno for a full disk. */
const NO_SPACE = 51;

/** Emscripten's file system throws bare error numbers. */
function reasonOf(error: unknown): string {
  const { errno } = error as { errno?: unknown };
  if (errno === NO_SPACE) return 'no space left on device';
  return typeof errno === 'number' ? `file system error ${errno}` : String(error);
}

/** Ends the thread before the response to the current statement is sent. */
function die(reason: string): never {
  writeSync(2, `The embedded database failed: ${reason}\n`);
  process.exit(1);
}

/** PGlite swallows fatal errors, such as a full disk during a commit, and would report the statement as successful. */
function exitOnFatalError(db: Postgres, lastWords: () => string): void {
  const module = db.Module;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== ORDINARY_ERROR)
        die(lastWords() || reasonOf(error));
      throw error;
    }
  };
}

/** @param syncs counts the syncs to disk */
export async function openEngine(folder: string, syncs: BigInt64Array): Promise<Engine> {
  const fs = new SyncingNodeFS(folder, syncs, die);
  let lastLine = '';
  const onStderr = (line: string) => {
    if (/PANIC|FATAL/.test(line)) lastLine = line;
    return false;
  };
  const db = new Postgres({ fs, startParams, onStderr, extensions: { btreeGist } });
  await db.waitReady.catch((error) => {
    throw new Error(lastLine || reasonOf(error), { cause: error });
  });
  exitOnFatalError(db, () => lastLine);
  return {
    execute: (bytes, answer) => {
      const done = db.execProtocolRawStream(bytes, { syncToFs: false, onRawData: answer });
      done.catch((error) => die(String(error)));
    },
    inTransaction: () => db.isInTransaction(),
    whenDurable: (then) => fs.log.whenDurable(then),
    memoryBytes: () => db.Module.HEAPU8.length,
    close: () => db.close(),
  };
}
