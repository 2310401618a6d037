import { UnavailableError } from './unavailable-error.ts';

/**
 * Runs at most so many pieces of work at once; others wait for their turn, first come, first served.
 * @param waitingMax how many may wait: whoever comes then gets an UnavailableError rather than a turn that comes too late
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
