import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { autocompletePlaces } from '@lensemble/contract/places';
import { type RealServer, startServer } from '../../testing/real-server.ts';
import { residentMegabytes } from './process.ts';
import { quietEnv } from './quiet-env.ts';
import { mb, ms, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const PER_SECOND = 50;
const SECONDS = 20;
const SETTLED_MS = 3_000;
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/gazetteer', import.meta.url));

/** Realistic queries: full names, regions, other scripts and typos. */
const WRITTEN = [
  'munich germany',
  'san francisco',
  'los angeles california',
  'springfield il',
  'shibuya',
  'tokyo',
  'gothenburg',
  'sao paulo',
  'saint louis missouri',
  'amstredam',
  'düsseldorf',
  'köln',
  'rio de janeiro',
  'new york',
  'villa nueva',
  'sna fransisco',
];

/** The queries while typing: every prefix from the third letter on. */
const typed = WRITTEN.flatMap((text) =>
  Array.from({ length: text.length - 2 }, (_, index) => text.slice(0, index + 3)),
);

/** Returns the milliseconds until the response; undefined for a failure. */
async function ask({ origin, cookie }: Visitor, q: string, since = performance.now()) {
  const response = await fetch(
    `${origin}${autocompletePlaces.path}?${new URLSearchParams({ q })}`,
    { headers: { cookie } },
  );
  await response.arrayBuffer();
  return response.ok ? performance.now() - since : undefined;
}

/** Sends requests at a constant rate, whether or not responses keep up. Latency counts from the scheduled time. */
async function measurePace(visitor: Visitor): Promise<Row[]> {
  const begun = performance.now();
  const answers: Promise<number | undefined>[] = [];
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    const due = begun + (index * 1_000) / PER_SECOND;
    await pause(Math.max(0, due - performance.now()));
    answers.push(ask(visitor, typed[index % typed.length] ?? '', due));
  }
  const served = (await Promise.all(answers)).filter((time) => time !== undefined);
  const sorted = served.toSorted((a, b) => a - b);
  const told = (part: number) => ms(sorted[Math.floor(sorted.length * part)] ?? 0);
  const failures = answers.length - served.length;
  const figures = `p50 ${told(0.5)}, p99 ${told(0.99)}`;
  const measured = failures > 0 ? `${figures} (${failures} not served)` : figures;
  return [{ what: `places at ${PER_SECOND}/s`, measured }];
}

async function withServer<T>(use: (visitor: Visitor, server: RealServer) => Promise<T>) {
  const server = await startServer({ env: quietEnv });
  try {
    return await use(await newVisitor(server.origin), server);
  } finally {
    await server.stop();
  }
}

export async function measurePlaces(): Promise<Row[]> {
  await rm(KEPT, { recursive: true, force: true });
  const made = await withServer((visitor) => ask(visitor, 'munich'));
  return withServer(async (visitor, { pid }) => {
    for (let index = 0; index < PER_SECOND; index += 1) await ask(visitor, 'mu');
    await pause(SETTLED_MS);
    const before = await residentMegabytes(pid);
    const first = await ask(visitor, 'munich');
    await pause(SETTLED_MS);
    const after = await residentMegabytes(pid);
    return [
      { what: 'places: first search ever', measured: ms(made ?? 0) },
      { what: 'places: first search of a server', measured: ms(first ?? 0) },
      { what: 'places: memory that takes', measured: mb(after - before), target: '40 MB' },
      ...(await measurePace(visitor)),
    ];
  });
}
