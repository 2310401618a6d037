import { startPair } from './patroni.ts';
import { Checks, type Result } from './result.ts';
import { underLoad } from './under-load.ts';

const KILLS = 10;
const LONGEST_PAUSE_MS = 30_000;

/** Kills the primary under load: half of the times its PostgreSQL, half the whole machine. */
export async function failover(bin: string): Promise<Result> {
  const pair = await startPair(bin);
  const checks = new Checks();
  try {
    const fault = {
      bin,
      databaseUrl: pair.url,
      times: KILLS,
      disturb: (turn: number) => pair.failOver(turn % 2 === 0 ? 'database' : 'machine'),
      longestPauseMs: LONGEST_PAUSE_MS,
    };
    await underLoad('failover', fault, checks);
    return checks.result;
  } finally {
    await pair.stop();
  }
}
