import { UnavailableError } from './unavailable-error.ts';

interface Limits {
  /** How many may wait. Further calls throw an UnavailableError instead of waiting too long. */
  readonly waiting?: number;
  /** How many of one person may wait, so that the work of one person does not fill the queue. */
  readonly waitingPerPerson?: number;
  /** How much work of one person runs at a time. */
  readonly perPerson?: number;
}

/**
 * Limits concurrency: the rest waits. People take turns, so that the work of one of them does not hold up the others.
 * The work of one person runs in the order in which it came.
 */
export function takingTurns(
  atOnce: number,
  { waiting: waitingMax = Infinity, waitingPerPerson = Infinity, perPerson = atOnce }: Limits = {},
): <T>(work: () => Promise<T>, person?: string) => Promise<T> {
  /** What waits of each person. The first person is next. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let total = 0;
  const mayRun = (person: string) => total < atOnce && (running.get(person) ?? 0) < perPerson;

  function begin(person: string): void {
    total++;
    running.set(person, (running.get(person) ?? 0) + 1);
  }

  function end(person: string): void {
    total--;
    const left = (running.get(person) ?? 0) - 1;
    if (left > 0) running.set(person, left);
    else running.delete(person);
    beginNext();
  }

  function beginNext(): void {
    for (const [person, [next, ...others]] of waiting) {
      if (!next || !mayRun(person)) continue;
      waiting.delete(person);
      if (others.length > 0) waiting.set(person, others);
      begin(person);
      next();
      return;
    }
  }

  function turnOf(person: string): Promise<void> {
    const count = Array.from(waiting.values()).reduce((sum, { length }) => sum + length, 0);
    const own = waiting.get(person)?.length ?? 0;
    if (count >= waitingMax || own >= waitingPerPerson)
      throw new UnavailableError('Too many are waiting');
    return new Promise((resolve) => {
      waiting.set(person, [...(waiting.get(person) ?? []), resolve]);
    });
  }

  return async (work, person = '') => {
    if (mayRun(person)) begin(person);
    else await turnOf(person);
    try {
      return await work();
    } finally {
      end(person);
    }
  };
}
