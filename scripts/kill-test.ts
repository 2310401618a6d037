// Kills and restarts the server and its database repeatedly during saves, on both engines, and checks that every
// acknowledged save is there, and that the server never ends by itself. This does not cover power cuts, because the
// operating system still writes the cached data of a killed process; db/engine/durability.test.ts does.
// npm run test:kill -- [KILLS] [RESTARTS]
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Subject } from './kill-test/subject.ts';
import { findPostgres, startCluster } from './postgres-cluster.mjs';

/** The number of kills during a save, on both engines together. */
const kills = Number(process.argv[2] ?? 20);
/** The number of restarts of the database, on each engine. */
const restarts = Number(process.argv[3] ?? 4);
/** A start on the embedded engine takes longer. */
const EMBEDDED_KILLS = 0.6;
/** A machine sleeps for longer than the embedded engine waits for a transaction (`engine-thread.ts`). */
const SLEEP_MS = 11_000;
const SLEEPS = 2;

const folder = await mkdtemp(join(tmpdir(), 'lensemble-kill-'));
/** A killed server cannot delete its temporary files. */
const TMPDIR = join(folder, 'tmp');
await mkdir(TMPDIR);

async function makeSubject(name: string, env: NodeJS.ProcessEnv = {}): Promise<Subject> {
  const common = { RATE_LIMITS: 'off', TMPDIR };
  const subject = new Subject({ dataDir: join(folder, name), env: { ...common, ...env } });
  await subject.start();
  await subject.load.client.signUp();
  return subject;
}

/** The embedded engine restarts with its server. */
async function onEmbedded(): Promise<boolean> {
  const subject = await makeSubject('embedded');
  const { load } = subject;
  await subject.killTimes(Math.ceil(kills * EMBEDDED_KILLS));
  await subject.restartTimes(restarts);
  await load.through(SLEEPS, async () => {
    process.kill(subject.server.pid, 'SIGSTOP');
    await wait(SLEEP_MS);
    process.kill(subject.server.pid, 'SIGCONT');
  });
  await load.check();
  await subject.expectAlive();
  await subject.server.kill();
  return tell('The embedded engine', subject, `${restarts} restarts, ${SLEEPS} sleeps`);
}

async function onPostgres(bin: string): Promise<boolean> {
  const cluster = await startCluster(bin);
  try {
    const subject = await makeSubject('external', { DATABASE_URL: cluster.url });
    await subject.killTimes(Math.floor(kills * (1 - EMBEDDED_KILLS)));
    const modes = ['fast', 'immediate'] as const;
    await subject.load.through(restarts, (turn) => cluster.restart(modes[turn % 2]));
    await subject.load.check();
    await subject.expectAlive();
    await subject.server.kill();
    return tell('PostgreSQL', subject, `${restarts} restarts of the database`);
  } finally {
    await cluster.stop();
  }
}

function tell(name: string, { kills, load }: Subject, others: string): boolean {
  const { saving, idle, starting } = kills;
  console.log(
    `${name}: ${saving} kills during saves, ${idle} between saves, ${starting} during a start; ${others}; ${load.acknowledged} acknowledged saves, ${load.losses.length} lost; ${load.refused} refused for the time being`,
  );
  for (const loss of load.losses.slice(0, 20)) console.log(`Lost: ${loss}`);
  return load.losses.length === 0 && load.acknowledged > saving + restarts;
}

const bin = findPostgres();
if (!bin) console.log('Left out: there is no PostgreSQL server on this machine.');
const rounds = [onEmbedded(), ...(bin ? [onPostgres(bin)] : [])];
const results = await Promise.allSettled(rounds);
await rm(folder, { recursive: true, force: true });

for (const result of results) if (result.status === 'rejected') console.log(result.reason);
const passed = results.filter((each) => each.status === 'fulfilled' && each.value).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
