import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startDatabase } from './engine/database.ts';
import { imageFolder } from './engine/image.ts';
import { syncToDisk, syncTreeToDisk } from './engine/sync-to-disk.ts';
import { migrate } from './migrate.ts';

/** Longer than making an image takes. */
const UNUSED_MS = 3_600_000;

/** Deletes images of other versions and what an interrupted run left. Another process may still use newer ones. */
function deleteOthers(image: string): void {
  const folder = dirname(image);
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    // Another process may have removed it meanwhile.
    const { mtimeMs = Date.now() } = statSync(other, { throwIfNoEntry: false }) ?? {};
    if (name !== basename(image) && Date.now() - mtimeMs > UNUSED_MS)
      rmSync(other, { recursive: true, force: true });
  }
}

/** Puts a finished image in its place, unless another process was first. */
function putInPlace(draft: string, image: string): void {
  try {
    renameSync(draft, image);
  } catch (error) {
    if (!existsSync(image)) throw error;
  }
  syncToDisk(dirname(image));
}

/**
 * Makes the image that new data folders start with, unless there is one. It gets its name only after all of it is synced
 * to disk.
 * @returns the image
 */
export async function makeImage(image = imageFolder()): Promise<string> {
  if (existsSync(image)) return image;
  const folder = dirname(image);
  mkdirSync(folder, { recursive: true });
  deleteOthers(image);
  const dataDir = mkdtempSync(join(folder, 'draft-'));
  try {
    const database = await startDatabase({ dataDir, databaseUrl: undefined });
    await migrate(database.pool);
    await database.close();
    const draft = join(dataDir, 'database');
    // It has no data. The user of the server is often another one than the one who ran the first start.
    chmodSync(draft, 0o755);
    await syncTreeToDisk(draft);
    putInPlace(draft, image);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return image;
}
