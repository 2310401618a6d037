import { startCluster } from '../postgres-cluster.mjs';
import { Checks, type Result } from './result.ts';
import { underLoad } from './under-load.ts';

const RESTARTS = 20;
const LONGEST_PAUSE_MS = 15_000;
const modes = ['fast', 'immediate'] as const;

/** Restarts PostgreSQL under load: half of the times in an orderly way, half as after a crash. */
export async function restarts(bin: string): Promise<Result> {
  const cluster = await startCluster(bin);
  const checks = new Checks();
  try {
    const fault = {
      bin,
      databaseUrl: cluster.url,
      times: RESTARTS,
      disturb: (turn: number) => cluster.restart(modes[turn % modes.length]),
      longestPauseMs: LONGEST_PAUSE_MS,
    };
    await underLoad('restart', fault, checks);
    return checks.result;
  } finally {
    await cluster.stop();
  }
}
