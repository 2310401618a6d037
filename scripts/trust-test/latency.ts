import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../kill-test/client.ts';

const PAUSE_MS = 5;

/** Asks for `path` again and again. @returns the times of all answers in milliseconds, sorted */
export async function timesOf(
  client: Client,
  path: string,
  isOver: (count: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const start = performance.now();
    await client.expect(200, 'GET', path);
    times.push(performance.now() - start);
    await wait(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

/** @param sorted times, from the shortest */
export const percentile99 = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
