// For the main files of processes that `fork` starts for heavy work on other people's data.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LOOK_EVERY_MS = 10;

/** Ends this process at once. A normal exit would wait for work under way. */
export const endProcess = () => process.kill(process.pid, 'SIGKILL');

/**
 * Ends this process when it exceeds the memory limit or its parent has ended, and gives the requests of the server
 * priority. On Linux, the kernel ends this process first when memory runs out.
 * @param memoryMax bytes of resident memory
 */
export function limitProcess(memoryMax: number): void {
  process.once('disconnect', endProcess);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMax) endProcess();
  }, LOOK_EVERY_MS).unref();
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some systems forbid this, and the process works without it.
  }
}
