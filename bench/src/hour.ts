import { setTimeout as pause } from 'node:timers/promises';
import { endpointPath, type ResponseOf } from '@lensemble/contract/endpoint';
import { uploadImage } from '@lensemble/contract/images';
import { createShoot, deleteShoot, updateShoot } from '@lensemble/contract/shoots';
import { startServer } from '../../testing/real-server.ts';
import { isShort } from './effort.ts';
import type { Load } from './load.ts';
import { makePhoto } from './photo.ts';
import { residentMegabytes } from './process.ts';
import { quietEnv } from './quiet-env.ts';
import { compressed, feedLoad, listLoad, oneLoad, publicPageLoad } from './request-loads.ts';
import { mb, type Row } from './table.ts';
import { newVisitor, planShoots, shootBody, type Visitor } from './team.ts';

const MINUTES = isShort ? 2 : 60;
const MINUTE_MS = 60_000;
const ROUND_MS = 1_000;
const PHOTO_EVERY = 10;
/** As in `npm start`. Otherwise glibc keeps memory for each thread that ever encoded, and that of large buffers. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

async function ask(url: string, options: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return text;
}

/** One second of a team that works: it reads and writes, and keeps its size. */
async function round({ origin, cookie }: Visitor, reads: readonly Load[], photo: Blob | undefined) {
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const write = (method: string, path: string, body?: unknown) =>
    ask(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  for (const { url, headers = {} } of reads) await ask(url, { headers });
  const created = await write(createShoot.method, createShoot.path, shootBody(0));
  const { id } = JSON.parse(created) as ResponseOf<typeof createShoot>;
  await write(updateShoot.method, endpointPath(updateShoot.path, { id }), { time: '19:00' });
  await write(deleteShoot.method, endpointPath(deleteShoot.path, { id }));
  if (!photo) return;
  const body = new FormData();
  body.append('file', photo, 'photo.jpg');
  const path = endpointPath(uploadImage.path, { kind: 'costumes' });
  await ask(origin + path, { method: uploadImage.method, headers: { cookie, origin }, body });
}

/** Measures whether the memory of the server grows while a team works for an hour: a leak shows between the last two rows. */
export async function measureHour(): Promise<Row[]> {
  const server = await startServer({ env: { ...quietEnv, ...memory } });
  try {
    const visitor = await newVisitor(server.origin);
    const shootId = await planShoots(visitor);
    const photo = await makePhoto();
    const reads = [
      compressed(listLoad(visitor)),
      oneLoad(visitor, shootId),
      await feedLoad(visitor),
      await publicPageLoad(visitor, shootId),
    ];
    const since = performance.now();
    const minutes: number[] = [];
    for (let rounds = 0; minutes.length < MINUTES; rounds += 1) {
      const due = since + rounds * ROUND_MS;
      await pause(Math.max(0, due - performance.now()));
      await round(visitor, reads, rounds % PHOTO_EVERY === 0 ? photo : undefined);
      if (performance.now() - since < (minutes.length + 1) * MINUTE_MS) continue;
      minutes.push(await residentMegabytes(server.pid));
      console.error(`minute ${minutes.length}: ${mb(minutes.at(-1) ?? 0)}`);
    }
    const most = (from: number, to: number) => Math.max(...minutes.slice(from, to));
    const part = Math.ceil(MINUTES / 3);
    return [0, 1, 2].map((number) => ({
      what: `work without a pause: most memory, minutes ${number * part + 1} to ${(number + 1) * part}`,
      measured: mb(most(number * part, (number + 1) * part)),
    }));
  } finally {
    await server.stop();
  }
}
