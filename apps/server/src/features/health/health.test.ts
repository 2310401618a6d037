import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startObjectStore } from '../../../../../testing/object-store.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function ask({ app }: TestApp = t) {
  const { statusCode, headers, body } = await app.inject({ url: '/healthz' });
  return [statusCode, headers['cache-control'], JSON.parse(body)];
}

test('answers 200 while the database does, and 503 when it is away', async () => {
  expect(await ask()).toEqual([200, 'no-store', { status: 'ok' }]);
  const { pool } = t.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))) as never;
  expect(await ask()).toMatchObject([503, 'no-store', { code: 'unavailable' }]);
  pool.query = query;
});

test('fails while requests do not find their tables, although the database answers', async () => {
  const { pool } = t.database;
  await pool.query('create schema elsewhere');
  await pool.query('alter table teams set schema elsewhere');
  expect(await ask()).toMatchObject([500, 'no-store', { code: 'internal' }]);
  await pool.query('alter table elsewhere.teams set schema public');
  expect(await ask()).toEqual([200, 'no-store', { status: 'ok' }]);
});

test('names a wrong bucket, and asks the store once for many requests', async () => {
  const store = await startObjectStore();
  const broken = await testApp({ env: { s3: { ...store.settings, bucket: 'wrong' } } });
  onTestFinished(async () => {
    await broken.close();
    await store.close();
  });
  const pictures = 'The bucket "wrong" does not exist: check S3_BUCKET and S3_ENDPOINT';
  const named = [200, 'no-store', { status: 'degraded', pictures }];
  await expect.poll(() => ask(broken), { timeout: 10_000 }).toEqual(named);
  expect(await ask(broken)).toEqual(named);
  expect(store.asked).toEqual(['HEAD /wrong/']);
});
