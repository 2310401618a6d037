import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Starts the names of the folders in which files wait until they are complete. */
export const DRAFT = '.draft-';

/** Works in a new folder, which goes with the work, and also when the process exits. */
export async function inDraftFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(parent, DRAFT));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
