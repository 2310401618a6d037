import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Some hundreds of megabytes are used. */
const PLENTY_BYTES = 4 * 1024 ** 3;

/**
 * The folder for what tests throw away: in memory where there is plenty of it, for whatever they store is brought to the
 * disk before the next step. `TMPDIR` goes before it.
 */
export function scratchFolder() {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) >= PLENTY_BYTES) return MEMORY;
  } catch {
    // Only Linux has it.
  }
  return tmpdir();
}
