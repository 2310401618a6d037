import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 10;

/**
 * Looks at a count while something happens, and until the count rises after it.
 * @returns the longest time in milliseconds in which the count did not rise
 */
export async function longestPause(count: () => number, act: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const acting = act().then(() => {
    isDone = true;
  });
  const watching = async () => {
    for (let last = count(), since = Date.now(); ; await wait(SAMPLE_MS)) {
      if (count() === last) continue;
      longest = Math.max(longest, Date.now() - since);
      if (isDone) return;
      last = count();
      since = Date.now();
    }
  };
  await Promise.all([acting, watching()]);
  return longest;
}
