import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Brings a file's contents, or a folder's list of names, to the disk. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Brings a folder and all that is in it to the disk. */
export function syncTreeToDisk(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncToDisk(join(entry.parentPath, entry.name));
  }
  syncToDisk(folder);
}
