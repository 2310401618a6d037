import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startObjectStore } from '../../../../../testing/object-store.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function ask({ app }: TestApp = t, url = '/readyz') {
  const { statusCode, headers, body } = await app.inject({ url });
  return [statusCode, headers['cache-control'], JSON.parse(body)];
}

const ok = [200, 'no-store', { status: 'ok' }];

test('answers 200 while the database does, and 503 when it is away', async () => {
  expect(await ask()).toEqual(ok);
  expect(await ask(t, '/healthz')).toEqual(ok);
  const { pool } = t.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))) as never;
  const database = 'The database does not answer: check that it runs, and DATABASE_URL';
  const away = [503, 'no-store', { status: 'unavailable', database }];
  expect(await ask()).toEqual(away);
  expect(await ask(t, '/healthz')).toEqual(away);
  expect(await ask(t, '/livez')).toEqual(ok);
  pool.query = query;
});

test('fails while requests do not find their tables, although the database answers', async () => {
  const { pool } = t.database;
  await pool.query('create schema elsewhere');
  await pool.query('alter table teams set schema elsewhere');
  expect(await ask()).toMatchObject([
    503,
    'no-store',
    { database: expect.stringMatching('restart the server') },
  ]);
  await pool.query('alter table elsewhere.teams set schema public');
  expect(await ask()).toEqual(ok);
});

test('names tables of an older and of a newer version', async () => {
  const { pool } = t.database;
  const TABLE = 'drizzle.__drizzle_migrations';
  const { rows } = await pool.query(
    `delete from ${TABLE} where id = (select max(id) from ${TABLE}) returning *`,
  );
  expect(await ask()).toMatchObject([
    503,
    'no-store',
    { migrations: expect.stringMatching('lacks changes') },
  ]);
  const [{ id, hash, created_at: at }] = rows;
  const add = `insert into ${TABLE} (id, hash, created_at) values ($1, $2, $3)`;
  await pool.query(add, [id, hash, at]);
  await pool.query(add, [id + 1, 'of a newer version', Number(at) + 1]);
  expect(await ask()).toMatchObject([
    200,
    'no-store',
    { migrations: expect.stringMatching('A newer version') },
  ]);
  await pool.query(`delete from ${TABLE} where id = $1`, [id + 1]);
  expect(await ask()).toEqual(ok);
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

test('names background work that waits, and a data folder that is gone', async () => {
  const broken = await testApp();
  onTestFinished(() => broken.close().catch(() => {}));
  await broken.jobs.prepare('mail');
  const waiting = `insert into pgboss.job (id, name, start_after) values ($1, 'mail', now() - interval '20 minutes')`;
  await broken.database.pool.query(waiting, [randomUUID()]);
  await rm(broken.env.dataDir, { recursive: true });
  await expect
    .poll(() => ask(broken), { timeout: 10_000 })
    .toMatchObject([
      200,
      'no-store',
      {
        status: 'degraded',
        queue: 'Background work has waited for 20 minutes: restart the servers, and read their log',
        disk: 'The data folder cannot be read: check DATA_DIR and its permissions',
      },
    ]);
});
