// Encodes one picture, named by the first argument, and tells its parent (`encode-apart.ts`).
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { HttpError } from '../../http-error.ts';
import { encodePicture } from './encode.ts';
import type { Outcome } from './encode-apart.ts';

/** A fifth more than the largest picture that may be sent was measured to take. */
const MEMORY_MAX = 1_300_000_000;
const LOOK_EVERY_MS = 10;

const [, , path = ''] = process.argv;
// Exiting in order would wait for the decoder.
const end = () => process.kill(process.pid, 'SIGKILL');

yieldToOthers();
process.once('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) end();
}, LOOK_EVERY_MS);
process.send?.(await outcomeOf(path), end);

async function outcomeOf(file: string): Promise<Outcome> {
  try {
    return { picture: await encodePicture(file) };
  } catch (error) {
    if (error instanceof HttpError) return { picture: undefined };
    throw error;
  }
}

/** Requests go first; and where the machine runs out of memory, Linux is to end this process and none other. */
function yieldToOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not everywhere allowed, and not needed.
  }
}
