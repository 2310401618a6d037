import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../../error-code.ts';
import { SettingError } from '../../setting-error.ts';
import { syncToDisk, syncTreeToDisk } from './sync-to-disk.ts';

function runToEnd(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./create-worker.ts', import.meta.url), {
      workerData: folder,
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`its thread ended with ${code}`)),
    );
  });
}

async function fill(draft: string): Promise<void> {
  try {
    mkdirSync(draft, { mode: 0o700 });
    await runToEnd(draft);
    syncTreeToDisk(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : error;
    throw new SettingError(
      `No database could be made in ${dirname(draft)} (${reason}): let this user write to all of it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** The engine lets everybody read what it makes: so nobody else may enter the folder that all of it lies in. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new SettingError(
      `The database in ${folder} cannot be closed to other users (${errorCode(error)}): let this user own it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Makes the database's folder if there is none. It appears under its name only when it is whole and on the disk, so
 * that a first start can be killed at any moment. Only its owner may look inside, whatever the data folder allows.
 */
export async function createDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return closeToOthers(folder);
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await fill(draft);
  renameSync(draft, folder);
  syncToDisk(dirname(folder));
}
