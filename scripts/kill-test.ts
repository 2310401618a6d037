// Kills the server in the middle of saves, again and again, and looks whether all that it had acknowledged is there.
// npm run test:kill -- [KILLS]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './kill-test/client.ts';
import type { Server } from './kill-test/server.ts';
import { startServer } from './kill-test/server.ts';
import type { Shoot } from './kill-test/writer.ts';
import { Writer } from './kill-test/writer.ts';

const kills = Number(process.argv[2] ?? 50);
const port = process.env.PORT ?? '41090';
const WRITERS = 8;
const LONGEST_ROUND_MS = 400;
const LONGEST_START_MS = 600;

const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-kill-'));
const client = new Client(`http://localhost:${port}`);
const writers = Array.from({ length: WRITERS }, () => new Writer(client));
const losses: string[] = [];

const start = () => startServer({ PORT: port, DATA_DIR: dataDir });

async function untilReady(server: Server): Promise<Server> {
  if (!(await server.ready)) throw new Error(`The server did not start:\n${server.output()}`);
  return server;
}

/** One kill in five comes while the server starts, which is when it repairs what the kill before has left. */
async function killWhileStarting(): Promise<void> {
  const server = start();
  await wait(Math.random() * LONGEST_START_MS);
  await server.kill();
}

async function killWhileSaving(server: Server): Promise<void> {
  let gone = false;
  const saving = writers.map((writer) => writer.saveUntilGone(() => gone));
  await Promise.race([wait(Math.random() * LONGEST_ROUND_MS), ...saving]);
  gone = true;
  await server.kill();
  await Promise.all(saving);
}

async function check(): Promise<void> {
  for (const writer of writers) await writer.settle();
  const list = await client.expect<Shoot[]>(200, 'GET', '/api/shoots');
  const byId = new Map(list.map((shoot) => [shoot.id, shoot]));
  losses.push(...writers.flatMap((writer) => writer.findLosses(byId)));
  const known = writers.reduce((sum, { size }) => sum + size, 0);
  if (list.length !== known) losses.push(`${list.length} shoots where ${known} were made`);
}

async function run(): Promise<void> {
  let server = await untilReady(start());
  await client.signUp();
  for (let kill = 1; kill <= kills; kill++) {
    await killWhileSaving(server);
    if (Math.random() < 0.2 && kill < kills) {
      await killWhileStarting();
      kill++;
    }
    server = await untilReady(start());
    await check();
    if (kill % 10 === 0) console.log(`${kill} kills…`);
  }
  await server.kill();
}

try {
  await run();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
const good = losses.length === 0 && acknowledged > kills;
for (const loss of losses.slice(0, 20)) console.log(`Lost: ${loss}`);
console.log(good ? '1 passed, 0 failed' : '0 passed, 1 failed');
console.log(`${kills} kills, ${acknowledged} acknowledged saves, ${losses.length} lost`);
process.exitCode = good ? 0 : 1;
