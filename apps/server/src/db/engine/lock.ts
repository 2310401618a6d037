import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../start/setting-error.ts';

const BUSY = 5;

/** Another process uses the data folder. */
export class DataFolderInUse extends SettingError {
  override name = 'DataFolderInUse';
}

function refuse(dataDir: string, error: unknown): never {
  const advice = 'or set DATA_DIR to another folder.';
  if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
    throw new DataFolderInUse(
      `Another Lensemble is already running on the data folder ${dataDir}: stop it first, ${advice}`,
      { cause: error },
    );
  throw new SettingError(
    `The data folder ${dataDir} cannot be locked (${error}): let this user write to all of it, ${advice}`,
    { cause: error },
  );
}

/**
 * Two engines on one folder would silently lose data. The lock is an SQLite file lock, which the operating system
 * releases however the process ends. @returns a function that releases the lock
 */
export function lockDataFolder(dataDir: string): () => void {
  try {
    const lock = new DatabaseSync(join(dataDir, 'lock'));
    // With an on-disk journal, a killed process would leave a file behind.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    return refuse(dataDir, error);
  }
}
