// Encodes the picture at the path in the first argument and sends the outcome to `encode-apart.ts`.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { HttpError } from '../../http/errors/http-error.ts';
import { encodePicture } from './encode.ts';
import type { Outcome } from './encode-apart.ts';

/** 20 % above the measured need of the largest allowed picture. */
const MEMORY_MAX = 1_300_000_000;
const LOOK_EVERY_MS = 10;

const [, , path = ''] = process.argv;
// A normal exit would wait for the decoder.
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

/** Gives requests priority. On Linux, also makes this process the first that the kernel kills when memory runs out. */
function yieldToOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some systems forbid this, and the process works without it.
  }
}
