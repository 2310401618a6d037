import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** A test run uses some hundred megabytes. */
const PLENTY_BYTES = 4 * 1024 ** 3;

/**
 * The folder for temporary files: in memory if there is enough, because the servers sync each write to disk. `TMPDIR`
 * overrides it.
 */
export function scratchFolder() {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) >= PLENTY_BYTES) return MEMORY;
  } catch {
    // Only Linux has this folder.
  }
  return tmpdir();
}
