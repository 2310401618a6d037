import { writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Session } from './gateway.ts';
import { SyncingNodeFS } from './syncing-fs.ts';

export interface Engine extends Session {
  /** Writes a last checkpoint, so that the next start has nothing to recover. */
  close(): Promise<void>;
}

const startParams = [
  // -F would turn every sync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Of the sync methods only this one reaches the file system's fsync.
  ...['-c', 'wal_sync_method=fsync'],
  // The default of 128 MB buys nothing above the operating system's own cache.
  ...['-c', 'shared_buffers=16MB'],
];

/** How PGlite says that PostgreSQL reported an ordinary error and goes on. */
const GOES_ON = 100;

/** The number by which the engine's file system says that the disk is full. */
const NO_SPACE = 51;

/** What the engine says of a failure: its file system throws bare numbers. */
function reasonOf(error: unknown): string {
  const { errno } = error as { errno?: unknown };
  if (errno === NO_SPACE) return 'no space left on device';
  return typeof errno === 'number' ? `its file system failed with ${errno}` : String(error);
}

/** Ends the thread at once, before any answer to the current statement leaves it. */
function die(reason: string): never {
  writeSync(2, `The embedded database failed: ${reason}\n`);
  process.exit(1);
}

/** PGlite swallows whatever PostgreSQL dies of, a full disk in a commit too, and would report the statement as done. */
function dieWithPostgres(db: PGlite, lastWords: () => string): void {
  const module = db.Module;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== GOES_ON) die(lastWords() || reasonOf(error));
      throw error;
    }
  };
}

/**
 * Opens the database in a folder, making it if the folder is empty.
 * @param syncs is raised with every sync to disk
 */
export async function openEngine(folder: string, syncs: BigInt64Array): Promise<Engine> {
  const fs = new SyncingNodeFS(folder, syncs, die);
  let lastLine = '';
  const onStderr = (line: string) => {
    if (/PANIC|FATAL/.test(line)) lastLine = line;
    return false;
  };
  const db = new PGlite({ fs, startParams, onStderr });
  await db.waitReady.catch((error) => {
    throw new Error(lastLine || reasonOf(error), { cause: error });
  });
  dieWithPostgres(db, () => lastLine);
  return {
    execute: (bytes, answer) => {
      const done = db.execProtocolRawStream(bytes, { syncToFs: false, onRawData: answer });
      done.catch((error) => die(String(error)));
    },
    inTransaction: () => db.isInTransaction(),
    close: () => db.close(),
  };
}
