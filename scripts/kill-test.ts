// Kills the server repeatedly during saves and checks that every acknowledged save is there. This does not cover power
// cuts, because the operating system still writes the cached data of a killed process; db/engine/durability.test.ts
// does.
// npm run test:kill -- [KILLS]
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LaunchedServer, launchServer, untilReady } from '../testing/real-server.ts';
import { Client } from './kill-test/client.ts';
import { type Shoot, Writer } from './kill-test/writer.ts';

/** The number of kills during a save. Kills during a start are extra. */
const kills = Number(process.argv[2] ?? 50);
const WRITERS = 8;
const LONGEST_ROUND_MS = 1000;
const LONGEST_START_MS = 600;
const KILLED_STARTS = 0.2;

const folder = await mkdtemp(join(tmpdir(), 'lensemble-kill-'));
const dataDir = join(folder, 'data');
/** A killed server cannot delete its temporary files. */
const TMPDIR = join(folder, 'tmp');
await mkdir(TMPDIR);
const client = new Client();
const writers = Array.from({ length: WRITERS }, () => new Writer(client));
const losses: string[] = [];
const counts = { saving: 0, idle: 0, starting: 0 };

const launch = () => launchServer({ dataDir, env: { RATE_LIMITS: 'off', TMPDIR } });

async function start(): Promise<LaunchedServer> {
  const server = await untilReady(await launch());
  client.origin = server.origin;
  return server;
}

/** During a start, the server recovers from the previous kill. */
async function killWhileStarting(): Promise<void> {
  const server = await launch();
  await wait(Math.random() * LONGEST_START_MS);
  await server.kill();
  counts.starting++;
}

const sum = (numberOf: (writer: Writer) => number) =>
  writers.reduce((total, writer) => total + numberOf(writer), 0);
const acknowledged = () => sum((writer) => writer.acknowledged);

async function killWhileSaving(server: LaunchedServer): Promise<void> {
  let gone = false;
  const before = acknowledged();
  const saving = writers.map((writer) => writer.saveUntilGone(() => gone));
  const untilMoment = async () => {
    while (acknowledged() === before) await wait(1);
    await wait(Math.random() * LONGEST_ROUND_MS);
  };
  await Promise.race([untilMoment(), ...saving]);
  gone = true;
  const killed = server.kill();
  counts[writers.some(({ isSaving }) => isSaving) ? 'saving' : 'idle']++;
  await killed;
  await Promise.all(saving);
}

async function check(): Promise<void> {
  for (const writer of writers) await writer.settle();
  const list = await client.expect<Shoot[]>(200, 'GET', '/api/shoots');
  const byId = new Map(list.map((shoot) => [shoot.id, shoot]));
  losses.push(...writers.flatMap((writer) => writer.findLosses(byId)));
  const known = sum(({ size }) => size);
  if (list.length !== known) losses.push(`${list.length} shoots instead of ${known}`);
}

async function run(): Promise<void> {
  let server = await start();
  await client.signUp();
  while (counts.saving < kills) {
    await killWhileSaving(server);
    if (Math.random() < KILLED_STARTS) await killWhileStarting();
    server = await start();
    await check();
    if (counts.saving % 10 === 0) console.log(`${counts.saving} kills…`);
  }
  await server.kill();
}

try {
  await run();
} finally {
  await rm(folder, { recursive: true, force: true });
}
const good = losses.length === 0 && acknowledged() > kills;
for (const loss of losses.slice(0, 20)) console.log(`Lost: ${loss}`);
const { saving, idle, starting } = counts;
console.log(
  `${saving} kills during saves, ${idle} between saves, ${starting} during a start; ${acknowledged()} acknowledged saves, ${losses.length} lost`,
);
console.log(good ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = good ? 0 : 1;
