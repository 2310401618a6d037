import { SUBSCRIPTIONS_MAX } from '@lensemble/contract/push';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type PushService, pushService } from '../../../../../testing/push-service.ts';
import type { Deps } from '../../deps.ts';
import { makeDeps } from '../../make-deps.ts';
import { vapidKeysOf } from '../../ports/push/vapid-keys.ts';
import { webPush } from '../../ports/push/web-push.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { deliver, pushMessage } from '../notifications/service.ts';
import { pushQueue } from './service.ts';

let t: TestApp;
let service: PushService;
let deps: Deps;
let mira: Awaited<ReturnType<typeof signedIn>>;
let tomas: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  service = await pushService();
  t = await testApp();
  const push = webPush(vapidKeysOf(t.env.authSecret), 'mailto:operator@example.org', service.ask);
  deps = { ...makeDeps(t), push };
  await Promise.all([deps.jobs.prepare('mail'), deps.jobs.prepare('push')]);
});
afterAll(async () => {
  await deps.jobs.stop();
  await t.close();
  await service.close();
});
beforeEach(async () => {
  await t.database.pool.query('delete from teams');
  await t.database.pool.query('delete from users');
  await t.database.pool.query(`delete from pgboss.job where name in ('mail', 'push')`);
  service.messages.length = 0;
  service.answerWith();
  mira = await signedIn(t, { firstName: 'Mira', lastName: 'Okafor' });
  tomas = await signedIn(t, { team: mira.team, role: 'member' });
  await tomas.patch('/api/notification-settings', { isQuiet: false });
});

const URL = '/api/push-subscriptions';
const subscribe = async (person = tomas) => {
  const subscription = service.subscribe(deps.push.publicKey);
  expect((await person.post(URL, subscription)).status).toBe(200);
  return subscription;
};
const count = async () =>
  (await t.database.pool.query('select endpoint from push_subscriptions')).rowCount;

/** Moves a shoot, and lets the queue send what comes of it, as its jobs would. */
async function moveShoot() {
  const plan = { title: 'Parade', status: 'planning' as const, date: '2126-11-20' };
  const shoot = await buildShoot(deps.orm, mira.team, plan);
  await mira.patch(`/api/shoots/${shoot.id}`, { date: '2126-11-21', time: '09:00' });
  await deliver(deps, new Date());
}
const job = { id: 'job', signal: new AbortController().signal, isLastAttempt: false };
async function runQueue() {
  const { rows } = await t.database.pool.query(
    `delete from pgboss.job where name = 'push' returning data`,
  );
  const queue = pushQueue(deps, (id, userId) => pushMessage(deps, id, userId));
  for (const { data } of rows) await queue.run(data, job);
  return rows.map(({ data }) => data);
}

const teamName = async () =>
  (await t.database.pool.query('select name from teams where id = $1', [mira.team.id])).rows[0]
    .name;

test('a message reaches the browser encrypted, signed, urgent only if it is, and without secrets', async () => {
  const { endpoint } = await subscribe();
  await moveShoot();
  await runQueue();
  expect(service.refusals).toEqual([]);
  expect(service.messages).toHaveLength(1);
  const [message] = service.messages;
  expect(message).toMatchObject({ endpoint, ttl: 86_400, urgency: 'normal' });
  expect(JSON.parse(message!.text)).toEqual({
    title: 'Mira Okafor moved Parade to Thu, Nov 21, 9:00 AM',
    body: await teamName(),
    url: expect.stringMatching(/^\/notifications\?open=[\w-]{36}$/),
    tag: expect.stringMatching(/^plan\//),
  });
});

test('the stand-in refuses what a real service refuses', async () => {
  const keys = vapidKeysOf(t.env.authSecret);
  const subscription = service.subscribe(keys.publicKey);
  const options = { ttlSeconds: 60, isUrgent: true };
  const other = webPush(
    vapidKeysOf(`other ${t.env.authSecret}`),
    'mailto:a@b.example',
    service.ask,
  );
  await expect(other.send(subscription, 'x', options)).rejects.toThrow('403');
  const altered = webPush(keys, 'mailto:a@b.example', (asked) => {
    const body = Buffer.from(asked.body);
    body[100] = (body[100] ?? 0) ^ 1;
    return service.ask({ ...asked, body });
  });
  await expect(altered.send(subscription, 'x', options)).rejects.toThrow('400');
  const timeless = webPush(
    keys,
    'mailto:a@b.example',
    ({ headers: { TTL: _, ...headers }, ...asked }) => service.ask({ ...asked, headers }),
  );
  await expect(timeless.send(subscription, 'x', options)).rejects.toThrow('400');
  await expect(deps.push.send(subscription, 'x'.repeat(5_000), options)).rejects.toThrow('413');
  expect(service.refusals.splice(0)).toEqual([
    'another key than that of the subscription',
    expect.stringMatching(/^not readable by the browser/),
    'no TTL',
    'too large',
  ]);
});

test.each([404, 410] as const)(
  'a subscription that the service answers with %s is removed',
  async (status) => {
    const { endpoint } = await subscribe();
    service.forget(endpoint, status);
    await moveShoot();
    await runQueue();
    expect(await count()).toBe(0);
  },
);

test('a service that is busy is asked again after its pause, and not for longer than an hour', async () => {
  await subscribe();
  service.answerWith({ status: 429, retryAfter: '120' });
  await moveShoot();
  await expect(runQueue()).rejects.toThrow('429');
  const { rows } = await t.database.pool.query('select paused_until from push_subscriptions');
  const seconds = (rows[0].paused_until.getTime() - Date.now()) / 1_000;
  expect(seconds).toBeGreaterThan(100);
  expect(seconds).toBeLessThan(121);
  const before = service.requests;
  const queue = pushQueue(deps, async () => ({ title: '', body: '', url: '/', tag: '' }));
  const { rows: subscriptions } = await t.database.pool.query('select id from push_subscriptions');
  const data = {
    ...{ subscriptionId: subscriptions[0].id, notificationId: 'any', isUrgent: true },
    until: new Date(Date.now() + 60_000).toISOString(),
  };
  await expect(queue.run(data, job)).rejects.toThrow('paused');
  await queue.run({ ...data, until: new Date(Date.now() - 1).toISOString() }, job);
  expect(service.requests).toBe(before);
});

test('a message that the service refuses is not sent again', async () => {
  await subscribe();
  service.answerWith({ status: 400 });
  await moveShoot();
  await expect(runQueue()).rejects.toThrow('refused');
  expect(await count()).toBe(1);
});

test('a notification that was read is not sent', async () => {
  await subscribe();
  await moveShoot();
  await t.database.pool.query('update notifications set read_at = now()');
  await runQueue();
  expect(service.messages).toEqual([]);
});

test('people without a browser, and kinds that are off, get none', async () => {
  await moveShoot();
  expect(await runQueue()).toEqual([]);
  await subscribe();
  await tomas.patch('/api/notification-settings', { kinds: { plans: { push: false } } });
  await moveShoot();
  expect(await runQueue()).toEqual([]);
});

test('a browser belongs to the session that told of it last, and ends with it', async () => {
  const subscription = await subscribe();
  const other = await signedIn(t);
  await other.post(URL, subscription);
  const { rows } = await t.database.pool.query('select user_id from push_subscriptions');
  expect(rows).toEqual([{ user_id: other.userId }]);
  await tomas.post(`${URL}/end`, { endpoint: subscription.endpoint });
  expect(await count()).toBe(1);
  await t.database.pool.query('delete from sessions where user_id = $1', [other.userId]);
  expect(await count()).toBe(0);
});

test('a browser whose session has ended gets none', async () => {
  await subscribe();
  await moveShoot();
  const { pool } = t.database;
  await pool.query("update sessions set expires_at = now() - interval '1 hour'");
  expect(await runQueue()).toHaveLength(1);
  await pool.query("update sessions set expires_at = now() + interval '1 hour'");
  expect(service.messages).toEqual([]);
  await moveShoot();
  await runQueue();
  expect(service.messages).toHaveLength(1);
});

test('what waits for one person is not sent to the next one at the browser', async () => {
  const subscription = await subscribe();
  await moveShoot();
  await mira.post(URL, subscription);
  expect(await runQueue()).toHaveLength(1);
  expect(service.messages).toEqual([]);
});

test('a browser that subscribes again is not the oldest any more', async () => {
  const first = await subscribe();
  for (let made = 1; made < SUBSCRIPTIONS_MAX; made++) await subscribe();
  await tomas.post(URL, first);
  await subscribe();
  const { rows } = await t.database.pool.query('select endpoint from push_subscriptions');
  expect(rows.map(({ endpoint }) => endpoint)).toContain(first.endpoint);
});

test('a person has few browsers: a further one replaces the oldest', async () => {
  const first = await subscribe();
  for (let made = 0; made < SUBSCRIPTIONS_MAX; made++) await subscribe();
  const { rows } = await t.database.pool.query('select endpoint from push_subscriptions');
  expect(rows).toHaveLength(SUBSCRIPTIONS_MAX);
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
});

test.each([
  'http://push.example.net/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://10.1.2.3/a',
  'https://[::ffff:192.168.0.1]/a',
  'https://169.254.169.254/latest',
  'https://localhost/a',
  'https://printer.local/a',
  'https://user@push.example.net/a',
  'not an address',
])('refuses %s as the address of a push service', async (endpoint) => {
  const { keys } = service.subscribe(deps.push.publicKey);
  expect((await tomas.post(URL, { endpoint, keys })).status).toBe(422);
  expect(await count()).toBe(0);
});

test('a name that leads into the network inside is not connected to', async () => {
  const sender = webPush(vapidKeysOf(t.env.authSecret), 'mailto:a@b.example');
  const { keys } = service.subscribe(sender.publicKey);
  const { publicLookup } = await import('../../lib/public-address.ts');
  const done = vi.fn();
  publicLookup('localhost', {}, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(done.mock.calls[0]?.[0]).toMatchObject({ name: 'InnerAddressError' });
  const options = { ttlSeconds: 60, isUrgent: false };
  await expect(
    sender.send({ endpoint: 'https://127.0.0.1/a', keys }, 'x', options),
  ).rejects.toMatchObject({ name: 'PushLaterError' });
});

test('the keys follow from the secret: all servers have the same', () => {
  const keys = vapidKeysOf('a secret');
  expect(keys).toEqual(vapidKeysOf('a secret'));
  expect(keys.publicKey).not.toBe(vapidKeysOf('another secret').publicKey);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
});
