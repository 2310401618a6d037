// Plans shoots in many time zones and reads their calendar feed with Debian's python3-icalendar. Every text and every
// time must match the plan. Also measures the response time of the feed.
// npm run test:calendar -- [SHOOTS]
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startServer } from '../testing/real-server.ts';
import { shootNumber } from './calendar-test/shoots.ts';
import { Client } from './kill-test/client.ts';

const count = Number(process.argv[2] ?? 500);
const READER = fileURLToPath(new URL('calendar-test/read.py', import.meta.url));
const LOOKS = 20;

interface Read {
  readonly title: string;
  readonly description: string;
  /** By the zone rules in the file, and by Python's own. */
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** Compares an event with its plan. @returns a message for each difference */
function faultsOf(event: Read): string[] {
  const { plan, start, end } = shootNumber(Number.parseInt(event.title, 10));
  const isRight = (moments: readonly number[], right: number) =>
    moments.every((moment) => moment === right);
  return [
    ...(event.title === plan.title && event.description.startsWith(plan.description)
      ? []
      : [`${plan.title}: different text`]),
    ...(isRight(event.start, start) && isRight(event.end, end)
      ? []
      : [`${plan.date} ${plan.time} ${plan.timeZone}: ${event.start} to ${event.end}`]),
  ];
}

async function time(address: string, headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const start = performance.now();
    await (await fetch(address, { headers })).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[LOOKS / 2] ?? 0;
}

const server = await startServer({ env: { RATE_LIMITS: 'off' } });
let faults: string[];
try {
  const client = new Client();
  client.origin = server.origin;
  await client.signUp();
  for (let index = 0; index < count; index++) {
    await client.expect(201, 'POST', '/api/shoots', shootNumber(index).plan);
  }
  const feeds = await client.expect<{ team: string }>(200, 'GET', '/api/calendar/feeds');
  const address = server.origin + new URL(feeds.team).pathname;
  const answer = await fetch(address);
  const file = Buffer.from(await answer.arrayBuffer());
  const again = { 'if-none-match': answer.headers.get('etag') ?? '' };
  const events: Read[] = JSON.parse(
    execFileSync('/usr/bin/python3', [READER], {
      input: file,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }),
  );
  faults = events.flatMap(faultsOf);
  if (events.length !== count) faults.push(`${events.length} events for ${count} shoots`);
  console.log(
    `${count} shoots: ${(file.length / 1024).toFixed(0)} KB, ${(await time(address)).toFixed(1)} ms, unchanged ${(await time(address, again)).toFixed(1)} ms (median of ${LOOKS})`,
  );
} finally {
  await server.stop();
}
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(`${count - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
