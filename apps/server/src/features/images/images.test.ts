import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFolderStorage } from '../../ports/storage/local-folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildTeam } from '../../testing/factories.ts';
import { buildReference, buildShoot } from '../../testing/shoots.ts';

const content = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
const URL = '/storage/shoot-images/public/shoot-references/crown.webp';

let t: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-images-'));
  t = await testApp({ env: { dataDir } });
  await localFolderStorage(dataDir).put({ kind: 'shoot-references', name: 'crown.webp' }, content);
  const { orm } = t.database;
  const shoot = await buildShoot(orm, await buildTeam(orm), { isPublic: true });
  await buildReference(orm, shoot, { url: URL });
  await writeFile(join(dataDir, 'secret'), 'secret');
  await writeFile(
    join(dataDir, 'storage/shoot-images/public/shoot-references/page.html'),
    '<script>',
  );
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

test('a picture of a shared shoot is public, and cached for a year', async () => {
  const answer = await get(URL);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(content);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '1000',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: '"crown.webp"',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a picture of before there were smaller copies stands in for them', async () => {
  for (const size of ['small', 'medium']) {
    const answer = await get(URL.replace('.webp', `.${size}.webp`));
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, content]);
  }
  expect((await get(URL.replace('.webp', '.large.webp'))).statusCode).toBe(404);
});

test('HEAD tells the same without the picture', async () => {
  const answer = await t.app.inject({ method: 'HEAD', url: URL });
  expect(answer).toMatchObject({ statusCode: 200, payload: '' });
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '1000' });
});

test('HEAD knows no parts', async () => {
  for (const range of ['bytes=10-19', 'bytes=1000-']) {
    const answer = await t.app.inject({ method: 'HEAD', url: URL, headers: { range } });
    expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '1000']);
  }
});

test('a cached one is answered with 304', async () => {
  const answer = await get(URL, { 'if-none-match': '"crown.webp"' });
  expect(answer).toMatchObject({ statusCode: 304, payload: '' });
  expect(answer.headers['cache-control']).toContain('immutable');
});

describe('a part', () => {
  test('is served as one', async () => {
    const answer = await get(URL, { range: 'bytes=10-19' });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(content.subarray(10, 20));
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 10-19/1000',
      'content-length': '10',
    });
  });

  test('that does not exist is 416', async () => {
    const answer = await get(URL, { range: 'bytes=1000-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('of another picture than the one here is all of this one', async () => {
    const answer = await get(URL, { range: 'bytes=10-19', 'if-range': '"other.webp"' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1_000]);
  });
});

test.each([
  '/storage/shoot-images/public/shoot-references/none.webp',
  `/storage/shoot-images/public/shoot-references/${'a'.repeat(300)}.jpg`,
  `/storage/shoot-images/public/shoot-references/${'a'.repeat(100)}.jpg`,
  '/storage/shoot-images/public/shoot-references/',
  '/storage/shoot-images/public/shoot-references/page.html',
  '/storage/shoot-images/public/shoot-references/crown.webp/',
  '/storage/shoot-images/public/other/crown.webp',
  '/storage/shoot-images/public/shoot-references/../../../../secret',
  '/storage/shoot-images/public/shoot-references/..%2F..%2F..%2F..%2Fsecret',
  '/storage/shoot-images/public/shoot-references/%2e%2e/%2e%2e/%2e%2e/%2e%2e/secret',
  '/storage/shoot-images/public/shoot-references/crown.webp%00.png',
  '/storage/shoot-images/private/shoot-references/crown.webp',
  '/storage/shoot-images/',
  '/storage/secret',
  '/storage/shoot-images/%ff',
])('%s is not found', async (url) => {
  const answer = await get(url);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('secret');
  expect(answer.headers['cache-control']).not.toContain('immutable');
});
