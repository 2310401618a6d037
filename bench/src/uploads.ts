import { endpointPath } from '@lensemble/contract/endpoint';
import { uploadImage } from '@lensemble/contract/images';
import { getProfile } from '@lensemble/contract/profile';
import { startServer } from '../../testing/real-server.ts';
import { makePhoto } from './photo.ts';
import { residentMegabytes } from './process.ts';
import { quietEnv } from './quiet-env.ts';
import { mb, ms, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const ONE_BY_ONE = 50;
const AT_ONCE = 10;
const WATCH_MS = 20;

async function timeUpload({ cookie, origin }: Visitor, photo: Blob): Promise<number> {
  const body = new FormData();
  body.append('file', photo, 'photo.jpg');
  const path = endpointPath(uploadImage.path, { kind: 'costumes' });
  const since = performance.now();
  const response = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { cookie, origin },
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The upload failed: ${response.status} ${text}`);
  return performance.now() - since;
}

async function timeQuestion({ cookie, origin }: Visitor): Promise<number> {
  const since = performance.now();
  await (await fetch(origin + getProfile.path, { headers: { cookie } })).text();
  return performance.now() - since;
}

/** Calls `look` repeatedly while `work` runs. @returns the highest value */
async function highestDuring(work: Promise<unknown>, look: () => Promise<number>): Promise<number> {
  let highest = 0;
  const timer = setInterval(async () => {
    highest = Math.max(highest, await look());
  }, WATCH_MS);
  await work.finally(() => clearInterval(timer));
  return highest;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measureOneByOne(visitor: Visitor, photo: Blob): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < ONE_BY_ONE; run++) times.push(await timeUpload(visitor, photo));
  const measured = `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;
  return { what: `upload of a 12-megapixel photo (${ONE_BY_ONE} runs)`, measured };
}

async function measureAtOnce(visitor: Visitor, photo: Blob, pid: number): Promise<Row[]> {
  const before = await residentMegabytes(pid);
  const all = () => Promise.all(Array.from({ length: AT_ONCE }, () => timeUpload(visitor, photo)));
  const since = performance.now();
  const peak = await highestDuring(all(), () => residentMegabytes(pid));
  const took = performance.now() - since;
  const slowest = await highestDuring(all(), () => timeQuestion(visitor));
  return [
    { what: `${AT_ONCE} of them at once, to the last answer`, measured: ms(took) },
    { what: 'memory that takes, from idle', measured: mb(peak - before), target: '200 MB' },
    { what: 'slowest concurrent answer to others', measured: ms(slowest) },
  ];
}

export async function measureUploads(): Promise<Row[]> {
  const photo = await makePhoto();
  // As in `npm start`. Otherwise glibc keeps memory for each thread that ever encoded, and that of large buffers.
  const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
  const server = await startServer({ env: { ...quietEnv, ...memory } });
  try {
    const visitor = await newVisitor(server.origin);
    const atOnce = await measureAtOnce(visitor, photo, server.pid);
    return [await measureOneByOne(visitor, photo), ...atOnce];
  } finally {
    await server.stop();
  }
}
