import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test('answers 200 while the database does, and 503 when it is away', async () => {
  const t = await testApp();
  const ask = async () => {
    const { statusCode, headers, body } = await t.app.inject({ url: '/healthz' });
    return [statusCode, headers['cache-control'], JSON.parse(body)];
  };
  expect(await ask()).toEqual([200, 'no-store', { status: 'ok' }]);
  const { pool } = t.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))) as never;
  expect(await ask()).toMatchObject([503, 'no-store', { code: 'unavailable' }]);
  pool.query = query;
  await t.close();
});
