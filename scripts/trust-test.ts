// Shows what more than one machine can do, and what faults around the server do not break. Takes about an hour and a half in all.
// npm run test:trust -- [STEP…]
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from './postgres-cluster.mjs';
import { endWithTotal } from './test/total.mjs';
import { failover } from './trust-test/failover.ts';
import { fullDisk } from './trust-test/full-disk.ts';
import { fuzz } from './trust-test/fuzz.ts';
import { backups, kills, reminders } from './trust-test/longer.ts';
import { million } from './trust-test/million.ts';
import { outsideServices } from './trust-test/outside-services.ts';
import { allJourneys, pgbouncer } from './trust-test/pgbouncer.ts';
import { proxies } from './trust-test/proxies.ts';
import { restarts } from './trust-test/restarts.ts';
import type { Result } from './trust-test/result.ts';
import { slowClients } from './trust-test/slow-clients.ts';

interface Step {
  readonly minutes: number;
  /** It runs only if it is named. */
  readonly isExtra?: true;
  run(bin: string): Promise<Result>;
}

const MINUTE_MS = 60_000;

const steps: Readonly<Record<string, Step>> = {
  pgbouncer: { minutes: 30, run: pgbouncer },
  failover: { minutes: 20, run: failover },
  restarts: { minutes: 15, run: restarts },
  proxies: { minutes: 20, run: proxies },
  million: { minutes: 20, run: million },
  kills: { minutes: 30, run: kills },
  backups: { minutes: 15, run: backups },
  reminders: { minutes: 15, run: reminders },
  fuzz: { minutes: 20, run: fuzz },
  'full-disk': { minutes: 5, run: fullDisk },
  'slow-clients': { minutes: 5, run: slowClients },
  'outside-services': { minutes: 10, run: outsideServices },
  'pgbouncer-journeys': { minutes: 90, isExtra: true, run: allJourneys },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps[name]);
const bin = findPostgres();
if (unknown.length > 0 || !bin) {
  console.error(
    bin
      ? `There is no step ${unknown.join(', ')}. The steps: ${Object.keys(steps).join(', ')}`
      : 'There is no PostgreSQL server on this machine: install it (Debian: apt-get install postgresql), then run this again.',
  );
  process.exit(1);
}

const failed = (title: string, message: string): Result => ({
  passed: 0,
  failed: 1,
  failures: [{ title, message }],
});

/** @throws Error if the step hangs */
async function runStep(name: string, { minutes, run }: Step, bin: string): Promise<Result> {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const tooLong = wait(minutes * MINUTE_MS, 'hangs' as const, { ref: false });
  const failing = run(bin).catch((error: Error) => failed(name, error.stack ?? error.message));
  const result = await Promise.race([failing, tooLong]);
  if (result === 'hangs') throw new Error(`${name} took longer than ${minutes} minutes`);
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
  return result;
}

const results: Result[] = [];
try {
  for (const [name, step] of Object.entries(steps))
    if (names.length === 0 ? !step.isExtra : names.includes(name))
      results.push(await runStep(name, step, bin));
} catch (error) {
  // What it has started may still run and would disturb the next step.
  results.push(failed('a step hangs', String(error)));
}
endWithTotal(results);
process.exit();
