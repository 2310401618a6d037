import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { runFile } from '../../testing/child.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';

const MEGABYTE = 1_048_576;
/** Five pictures of 40 megapixels, each up to three times. */
const BUSY_MACHINE_MS = 600_000;

let t: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lensemble-bombs-'));
  expect(await runFile('testing/make-bombs.ts', { args: [folder] }).ended).toBe(0);
  t = await testApp();
  ada = await signedIn(t);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

async function upload(content: Buffer) {
  const form = await makeForm({ file: { content } });
  return ada.request('POST', '/api/images/costumes', form);
}

/** The decoder's time limit counts elapsed time: on a busy machine, even a sound picture can exceed it. */
async function uploadSound(content: Buffer) {
  for (let tries = 1; ; tries++) {
    const answer = await upload(content);
    if (answer.status !== 422 || tries === 3) return answer;
  }
}

/** The CPU time of this thread in milliseconds. Unlike elapsed time, it excludes other processes. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Runs `work`.
 * @returns the growth of this process's memory in bytes, and the longest CPU time in milliseconds without a turn of the
 * event loop
 */
async function watching(work: () => Promise<unknown>) {
  const before = process.memoryUsage.rss();
  let [peak, silence, last] = [before, 0, worked()];
  const timer = setInterval(() => {
    const now = worked();
    peak = Math.max(peak, process.memoryUsage.rss());
    silence = Math.max(silence, now - last);
    last = now;
  }, 5);
  await work();
  clearInterval(timer);
  return { growth: peak - before, silence };
}

test(
  '40 megapixels that must be decoded as a whole are kept, and take no memory of the server',
  async () => {
    const names = ['bomb.avif', 'bomb.avif', 'bomb.gif', 'progressive.jpg', 'interlaced.png'];
    const bombs = await Promise.all(names.map((name) => readFile(join(folder, name))));
    // Loads everything that is loaded only once.
    await upload(await makePicture());
    const { growth, silence } = await watching(async () => {
      const answers = await Promise.all(bombs.map(uploadSound));
      const kept = answers.map(({ status, body }) => [status, (body as { width: number }).width]);
      expect(kept).toEqual(names.map(() => [201, 2048]));
    });
    // Decoding in this process would take 700 MB. About 100 MB can come from the engine, which optimizes its code at any
    // time.
    expect(growth).toBeLessThan(300 * MEGABYTE);
    expect(silence).toBeLessThan(1_000);
    expect(await readdir(join(t.env.dataDir, 'uploads'))).toEqual([]);
  },
  BUSY_MACHINE_MS,
);

test('half of one is damaged, as any other', async () => {
  const whole = await readFile(join(folder, 'interlaced.png'));
  const { status, body } = await upload(whole.subarray(0, whole.length / 2));
  expect([status, body]).toMatchObject([422, { error: expect.stringContaining('damaged') }]);
});
