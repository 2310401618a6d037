import { randomUUID } from 'node:crypto';
import type { Shoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldKeys, forgetOldKeysAtTimes } from '../../http/idempotency/once.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const create = (client: Client, key: string, body: object = { title: 'Titania’s Court' }) =>
  client.post('/api/shoots', body, { 'idempotency-key': key });

const titlesOf = async (client: Client) =>
  ((await client.get('/api/shoots')).body as Shoot[]).map(({ title }) => title);

const age = (key: string, interval: string) =>
  t.database.pool.query(
    'update idempotency_keys set created_at = now() - $2::interval where key = $1',
    [key, interval],
  );

test('the same create again answers with the first result, word for word, and makes nothing', async () => {
  const mira = await signedIn(t);
  const { id: locationId } = await buildLocation(t.database.orm, mira.team);
  const key = randomUUID();
  const body = { title: 'Titania’s Court', date: '2026-11-29', locationId };
  const first = await create(mira, key, body);
  await mira.patch(`/api/shoots/${(first.body as Shoot).id}`, { title: 'Changed since' });
  const again = await create(mira, key, body);
  expect(first.status).toBe(201);
  expect([again.status, again.text, again.headers.etag]).toEqual([
    201,
    first.text,
    first.headers.etag,
  ]);
  expect(await titlesOf(mira)).toEqual(['Changed since']);
});

test('the order and spelling of fields makes no other request of it', async () => {
  const mira = await signedIn(t);
  const key = randomUUID();
  const first = await create(mira, key, { title: 'A', durationMinutes: 90 });
  const again = await create(mira, key, { duration_minutes: 90, title: ' A ' });
  expect(again.text).toBe(first.text);
});

test('of many at once with one key one is made, and all get its answer', async () => {
  const mira = await signedIn(t);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(mira, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]!.status).toBe(201);
  expect(await titlesOf(mira)).toHaveLength(1);
});

test('another shoot under a used key is refused and not made', async () => {
  const mira = await signedIn(t);
  const key = randomUUID();
  await create(mira, key);
  const other = await create(mira, key, { title: 'Nightjar, Blue Hour' });
  expect(other).toMatchObject({ status: 422, body: { code: 'invalid' } });
  expect(await titlesOf(mira)).toEqual(['Titania’s Court']);
});

test('a refused create does not use its key up', async () => {
  const mira = await signedIn(t);
  const key = randomUUID();
  expect((await create(mira, key, { title: ' ' })).status).toBe(422);
  expect((await create(mira, key, { title: 'A', locationId: randomUUID() })).status).toBe(422);
  expect((await create(mira, key)).status).toBe(201);
});

test('another key, and no key at all, makes another shoot', async () => {
  const mira = await signedIn(t);
  await create(mira, randomUUID());
  await create(mira, randomUUID());
  await mira.post('/api/shoots', { title: 'Titania’s Court' });
  await mira.post('/api/shoots', { title: 'Titania’s Court' });
  expect(await titlesOf(mira)).toHaveLength(4);
});

test('a key belongs to one person in one team', async () => {
  const mira = await signedIn(t);
  const colleague = await signedIn(t, { team: mira.team, role: 'member' });
  const stranger = await signedIn(t);
  const key = randomUUID();
  const ids: string[] = [];
  for (const client of [mira, colleague, stranger]) {
    ids.push(((await create(client, key)).body as Shoot).id);
  }
  expect(new Set(ids).size).toBe(3);
  expect(await titlesOf(mira)).toHaveLength(2);
  expect(await titlesOf(stranger)).toHaveLength(1);
});

describe('after a day', () => {
  test('a key counts as new, not a minute earlier, also for many at once', async () => {
    const mira = await signedIn(t);
    const key = randomUUID();
    const first = await create(mira, key);
    await age(key, '23 hours 59 minutes');
    expect((await create(mira, key)).text).toBe(first.text);
    await age(key, '24 hours 1 minute');
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(mira, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.text).not.toBe(first.text);
    expect(await titlesOf(mira)).toHaveLength(2);
  });

  test('keys are taken away, younger ones stay', async () => {
    const mira = await signedIn(t);
    const [old, young] = [randomUUID(), randomUUID()];
    await create(mira, old);
    await create(mira, young);
    await age(old, '25 hours');
    await forgetOldKeys(t.database.orm);
    const { rows } = await t.database.pool.query(
      'select key from idempotency_keys where user_id = $1',
      [mira.userId],
    );
    expect(rows).toEqual([{ key: young }]);
  });
});

test.each(['', ' ', 'a b', 'clé', 'x'.repeat(129)])('the key %j is refused', async (key) => {
  const mira = await signedIn(t);
  const header = Buffer.from(key).toString('latin1');
  expect(await create(mira, header)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(await titlesOf(mira)).toEqual([]);
});

test('a cleaning that fails is no failure of the create that it came with', async () => {
  const orm = { ...t.database.orm, delete: () => ({ where: () => Promise.reject(new Error()) }) };
  forgetOldKeysAtTimes(orm as unknown as TestApp['database']['orm'], 1);
  await new Promise(setImmediate);
});
