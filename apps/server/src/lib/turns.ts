import { UnavailableError } from './unavailable-error.ts';

/**
 * Limits concurrency: the rest waits, first in, first out.
 * @param waitingMax how many may wait: further calls throw an UnavailableError instead of waiting too long
 */
export function takingTurns(
  atOnce: number,
  waitingMax = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  return async (work) => {
    if (free > 0) free--;
    else if (waiting.length < waitingMax) await turn();
    else throw new UnavailableError('Too many are waiting');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
