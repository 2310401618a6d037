import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { syncToDisk, syncTreeToDisk } from './sync-to-disk.ts';

function runToEnd(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./create-worker.ts', import.meta.url), {
      workerData: folder,
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`exit code ${code}`)),
    );
  });
}

/**
 * Makes the database's folder if there is none. It appears under its name only when it is whole and on the disk, so
 * that a first start can be killed at any moment.
 */
export async function createDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await runToEnd(draft);
  syncTreeToDisk(draft);
  renameSync(draft, folder);
  syncToDisk(dirname(folder));
}
