import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../testing/free-port.ts';
import { MailError, MailRefusedError } from '../ports/mail/port.ts';
import { localFolderStorage } from '../ports/storage/local-folder.ts';
import { ImageExistsError } from '../ports/storage/port.ts';
import { SettingError } from '../start/setting-error.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { makeClient } from '../testing/client.ts';
import { signedIn } from '../testing/login.ts';
import { buildShoot } from '../testing/shoots.ts';
import { serveMetrics } from './listening.ts';
import { countMails } from './mails.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { countPictures } from './pictures.ts';

let t: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  t = await testApp({
    metrics: (database) => {
      metrics = makeMetrics(database);
      return metrics;
    },
  });
});
afterAll(() => t.close());

/** The value of a metric with these labels. */
async function metric(name: string, labels = ''): Promise<number | undefined> {
  const line = (await metrics.text())
    .split('\n')
    .find((each) => each.startsWith(`${name}${labels} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
}

const requests = (method: string, route: string, status: number) =>
  metric(
    'lensemble_request_duration_seconds_count',
    `{method="${method}",route="${route}",status="${status}"}`,
  );

test('requests are counted by route and status, and identify no one', async () => {
  const ada = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, ada.team);
  await ada.get(`/api/shoots/${id}`);
  await ada.get(`/api/shoots/${id}`);
  await makeClient(t.app).get(`/api/shoots/${id}`);
  await makeClient(t.app).get(`/api/private-${id}?secret=private`);
  expect(await requests('GET', '/api/shoots/:id', 200)).toBe(2);
  expect(await requests('GET', '/api/shoots/:id', 401)).toBe(1);
  expect(await requests('other', 'unknown', 404)).toBe(1);
  const text = await metrics.text();
  for (const word of [id, ada.email, ada.userId, ada.team.id, 'private', 'secret'])
    expect(text).not.toContain(word);
});

test('statements are timed by outcome, and connections counted', async () => {
  const timed = (outcome: string) =>
    metric('lensemble_query_duration_seconds_count', `{outcome="${outcome}"}`);
  const [ok = 0, failed = 0] = [await timed('ok'), await timed('failed')];
  const { pool } = t.database;
  await pool.query('select 1');
  const client = await pool.connect();
  await client.query('select $1::int', [1]);
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(await metric('lensemble_pool_connections', '{state="used"}')).toBe(1);
  client.release();
  expect([await timed('ok'), await timed('failed')]).toEqual([
    expect.toSatisfy((count: number) => count >= ok + 2),
    failed + 1,
  ]);
});

test('queues tell what waits and for how long', async () => {
  await t.jobs.prepare('mail');
  await t.database.orm.transaction((tx) => t.jobs.add(tx, 'mail', { secret: 1 }));
  await t.database.pool.query(`update pgboss.job set start_after = now() - interval '1 hour'`);
  expect(await metric('lensemble_queue_jobs', '{queue="mail",state="waiting"}')).toBe(1);
  expect(await metric('lensemble_queue_age_seconds', '{queue="mail"}')).toBeGreaterThan(3_599);
});

test('emails are counted by outcome', async () => {
  const registry = new Registry();
  const failures = [new MailRefusedError('RCPT TO 550', '550'), new MailError('CONN')];
  const { send } = countMails(registry, {
    async send() {
      const failure = failures.pop();
      if (failure) throw failure;
    },
  });
  const mail = { id: '1', to: { address: 'ada@example.org' }, subject: '', text: '', html: '' };
  await expect(send(mail)).rejects.toThrow(MailError);
  await expect(send(mail)).rejects.toThrow(MailRefusedError);
  await send(mail);
  const text = await registry.metrics();
  for (const outcome of ['sent', 'failed', 'refused'])
    expect(text).toContain(`lensemble_mails_total{outcome="${outcome}"} 1\n`);
});

test('pictures are counted by operation and outcome, with their bytes', async () => {
  const registry = new Registry();
  const storage = countPictures(registry, localFolderStorage(t.env.dataDir));
  const image = { kind: 'props', name: 'a.png' } as const;
  await storage.put(image, Buffer.from('12345'));
  await expect(storage.put(image, Buffer.from('6'))).rejects.toThrow(ImageExistsError);
  await storage.find(image);
  await storage.delete(image);
  const broken = countPictures(new Registry(), localFolderStorage('/dev/null'));
  await expect(broken.put(image, Buffer.from('1'))).rejects.toThrow();
  const text = await registry.metrics();
  expect(text).toContain('lensemble_picture_stored_bytes_total 5\n');
  expect(text).toContain('{operation="put",outcome="ok"} 2\n');
  expect(text).toContain('{operation="delete",outcome="ok"} 1\n');
});

test('the embedded engine tells its memory', async () => {
  const memory = await metric('lensemble_engine_memory_bytes');
  if (t.database.engine === 'external') expect(memory).toBeUndefined();
  else expect(memory).toBeGreaterThan(16 * 1_048_576);
});

test('they are served on a port of their own, which must be free', async () => {
  const place = { host: '127.0.0.1', port: await freePort() };
  const server = await serveMetrics(metrics, place);
  const answer = await fetch(`http://127.0.0.1:${place.port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${place.port}/`)).status).toBe(404);
  await expect(serveMetrics(metrics, place)).rejects.toThrow(SettingError);
  server.closeAllConnections();
  server.close();
});
