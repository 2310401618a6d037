import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../../lib/error-code.ts';
import { SettingError } from '../../start/setting-error.ts';
import { imageFolder } from './image.ts';
import { syncToDisk, syncTreeToDisk } from './sync-to-disk.ts';

/**
 * Optimizing the engine's WebAssembly code takes half a gigabyte for a moment. It does not make creating a database faster.
 * Threads share these settings of V8.
 */
function setOptimizing(isOn: boolean): void {
  for (const setting of ['wasm-tier-up', 'wasm-dynamic-tiering'])
    setFlagsFromString(`--${isOn ? '' : 'no-'}${setting}`);
}

function runCreateWorker(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./create-worker.ts', import.meta.url), {
      workerData: folder,
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`its thread exited with code ${code}`)),
    );
  });
}

/** Copies the image if there is one. Where the file system can, the copy shares its blocks. @returns whether it did */
function copyImage(image: string, draft: string): boolean {
  if (!existsSync(image)) return false;
  try {
    // Copying a folder that cannot be read ends the process.
    accessSync(image, constants.R_OK | constants.X_OK);
    cpSync(image, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return true;
  } catch {
    // A database is created instead.
    rmSync(draft, { recursive: true });
    mkdirSync(draft, { mode: 0o700 });
    return false;
  }
}

async function createDraft(draft: string, image = imageFolder()): Promise<void> {
  try {
    mkdirSync(draft, { mode: 0o700 });
    if (!copyImage(image, draft)) {
      setOptimizing(false);
      await runCreateWorker(draft).finally(() => setOptimizing(true));
    }
    await syncTreeToDisk(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : error;
    throw new SettingError(
      `Cannot create a database in ${dirname(draft)} (${reason}): let this user write to all of it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** PGlite creates world-readable files, so the folder around them must be private. */
function makePrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new SettingError(
      `Cannot make the database in ${folder} private (${errorCode(error)}): make this user its owner, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * A new database beside old pictures would look as if all data were lost, for example where a volume is not mounted.
 * @throws SettingError if there are pictures, or if a file has the name of the folder
 */
function expectNew(folder: string): void {
  const dataDir = dirname(folder);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new SettingError(
      `${folder} is a file, but must be a folder: move the file away, or set DATA_DIR to another folder.`,
    );
  if (existsSync(join(dataDir, 'storage')))
    throw new SettingError(
      `The data folder ${dataDir} has pictures, but no database: restore the folder "database" from a backup, or set DATA_DIR to another folder.`,
    );
}

/**
 * Creates the database folder unless it exists. The folder gets its final name only after all of it is synced to disk,
 * so that a first start can be killed at any time. Only its owner can open it, whatever the permissions of the data
 * folder.
 */
export async function createDatabase(folder: string, image?: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return makePrivate(folder);
  expectNew(folder);
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await createDraft(draft, image);
  renameSync(draft, folder);
  syncToDisk(dirname(folder));
}
