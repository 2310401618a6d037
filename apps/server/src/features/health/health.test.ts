import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function ask() {
  const { statusCode, headers, body } = await t.app.inject({ url: '/healthz' });
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
