import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../setting-error.ts';

const BUSY = 5;

function refuse(dataDir: string, error: unknown): never {
  const busy = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
  const problem = busy
    ? `Another Lensemble is already running on the data folder ${dataDir}: stop it first`
    : `The data folder ${dataDir} cannot be locked (${error}): let this user write to all of it`;
  throw new SettingError(`${problem}, or set DATA_DIR to another folder.`, { cause: error });
}

/**
 * Takes the data folder for this process alone; two engines on one folder would lose data silently.
 * SQLite is used for nothing but its lock: the operating system gives it back however the process ends.
 * @returns what gives the lock back
 */
export function lockDataFolder(dataDir: string): () => void {
  try {
    const lock = new DatabaseSync(join(dataDir, 'lock'));
    // Without the first, a kill would leave a journal behind.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    return refuse(dataDir, error);
  }
}
