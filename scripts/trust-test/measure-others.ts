import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../kill-test/client.ts';
import { percentile99, timesOf } from './latency.ts';
import { type Service, troubles } from './out-of-order.ts';
import type { Checks } from './result.ts';

const SECONDS = 15;
const MOST_TIMES_BASE = 2;
/** Below this, a difference is one of the machine. */
const UNNOTICED_MS = 50;
const AT_ONCE = 4;
const PAUSE_MS = 500;

/** Requests that need a service. Their answers do not matter. */
export type Requests = readonly (() => Promise<unknown>)[];

/** The time of requests that need no service, while others ask for what needs one. */
async function p99OfOthers(client: Client, requests: Requests): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() > end;
  const busy = requests.flatMap((request) =>
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver()) {
        await Promise.race([request().catch(() => {}), wait(SECONDS * 1_000)]);
        await wait(PAUSE_MS);
      }
    }),
  );
  const times = await timesOf(client, '/api/shoots', isOver);
  await Promise.all(busy);
  return percentile99(times);
}

/** Uses services that are out of order all the time, and measures what people notice who do not need them. */
export async function measureOthers(
  client: Client,
  services: Readonly<Record<string, Service>>,
  requests: Requests,
  checks: Checks,
): Promise<void> {
  // A new server is slower for a while.
  await p99OfOthers(client, requests);
  const base = await p99OfOthers(client, requests);
  const most = Math.max(base * MOST_TIMES_BASE, UNNOTICED_MS);
  const before = Object.values(services).map(({ connections }) => connections);
  for (const trouble of troubles) {
    for (const service of Object.values(services)) service.become(trouble);
    const p99 = await p99OfOthers(client, requests);
    console.log(`${trouble}: p99 of others ${p99.toFixed(1)} ms, ${base.toFixed(1)} ms before`);
    const names = Object.keys(services).join(', ');
    checks.expect(p99 <= most, `a service that ${trouble} keeps other requests fast: ${names}`);
  }
  // Some are left alone for a while after they were out of order.
  const used = Object.entries(services).map(([name, { connections }], index) => ({
    name,
    connections: connections - (before[index] ?? 0),
  }));
  const counts = used.map(({ name, connections }) => `${name} ${connections}`).join(', ');
  console.log(`Connections meanwhile: ${counts}`);
  checks.expect(
    used.every(({ connections }) => connections > 0),
    'each service was asked while it was out of order',
    counts,
  );
}
