import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeDueFiles } from '../../features/clean-up/service.ts';
import { localFolderStorage } from '../../ports/storage/local-folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { RequestOptions } from '../../testing/client.ts';
import { buildImage, makeForm, makePicture } from '../../testing/images.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let shootId: string;
let propId: string;
let imageUrl: string;
let picture: Buffer;
beforeAll(async () => {
  t = await testApp();
  picture = await makePicture();
});
afterAll(() => t.close());
beforeEach(async () => {
  ada = await signedIn(t);
  shootId = (await buildShoot(t.database.orm, ada.team)).id;
  propId = await buildItem(t.database.orm, ada.team, 'props');
  imageUrl = await buildImage(t.database.orm, ada.team);
});

interface Create {
  readonly url: () => string;
  /** A valid request, and the same request with changed content. */
  readonly send: (change?: 'changed') => Promise<RequestOptions>;
  readonly table: string;
}

const json = (body: object, change: object) => async (changed?: 'changed') => ({
  body: changed ? { ...body, ...change } : body,
});

const named = (path: string, table: string, fields: object = { name: 'A' }): Create => ({
  url: () => path,
  send: json(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, 'Changed']))),
  table,
});

const creates: Record<string, Create> = {
  'a crew member': named('/api/personnel', 'personnel'),
  'a piece of equipment': named('/api/equipment', 'equipment', { name: 'A', category: 'Light' }),
  'a location': named('/api/locations', 'locations'),
  'a prop': named('/api/props', 'props'),
  'a costume': named('/api/costumes', 'costumes', { characterName: 'A' }),
  'a prop with its picture': {
    url: () => '/api/props',
    send: async (changed) => makeForm({ name: changed ?? 'A', image: { content: picture } }),
    table: 'props',
  },
  'a reference by its address': {
    url: () => `/api/shoots/${shootId}/references`,
    send: async (changed) => ({ body: { url: imageUrl, ...(changed && { notes: 'changed' }) } }),
    table: 'shoot_references',
  },
  'a reference with its picture': {
    url: () => `/api/shoots/${shootId}/references`,
    send: async (changed) =>
      makeForm({ file: { content: changed ? await makePicture({ width: 65 }) : picture } }),
    table: 'shoot_references',
  },
  'a picture': {
    url: () => '/api/images/costumes',
    send: async (changed) =>
      makeForm({ file: { content: changed ? await makePicture({ width: 65 }) : picture } }),
    table: 'images',
  },
  'a copy of a shoot': {
    url: () => `/api/shoots/${shootId}/duplicate`,
    send: json({ withDate: false }, { withDate: true }),
    table: 'shoots',
  },
};

async function create({ url, send }: Create, key: string | undefined, change?: 'changed') {
  const { headers, ...rest } = await send(change);
  const options = { ...rest, headers: { ...headers, ...(key && { 'idempotency-key': key }) } };
  return ada.request('POST', url(), options);
}

async function countOf(table: string): Promise<number> {
  const text = `select count(*)::int as count from ${table} where team_id = $1`;
  return (await t.database.pool.query(text, [ada.team.id])).rows[0].count;
}

describe.each(Object.entries(creates))('%s', (_, each) => {
  test('is made once for each key, with the same answer word for word', async () => {
    const before = await countOf(each.table);
    const key = randomUUID();
    const first = await create(each, key);
    const again = await create(each, key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await countOf(each.table)).toBe(before + 1);
    await create(each, randomUUID());
    await create(each, undefined);
    expect(await countOf(each.table)).toBe(before + 3);
  });

  test('is made once by many at once', async () => {
    const before = await countOf(each.table);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(each, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await countOf(each.table)).toBe(before + 1);
  });

  test('is refused under a key that came with something else', async () => {
    const key = randomUUID();
    await create(each, key);
    const before = await countOf(each.table);
    expect(await create(each, key, 'changed')).toMatchObject({
      status: 422,
      body: { code: 'invalid', error: expect.stringContaining('Idempotency-Key') },
    });
    expect(await countOf(each.table)).toBe(before);
  });
});

test('an item is copied once for each key', async () => {
  const copy = (key: string) =>
    ada.post(`/api/props/${propId}/duplicate`, undefined, { 'idempotency-key': key });
  const key = randomUUID();
  const answers = [await copy(key), ...(await Promise.all([copy(key), copy(key)]))];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await countOf('props')).toBe(2);
  const other = await buildItem(t.database.orm, ada.team, 'props');
  const headers = { 'idempotency-key': key };
  expect((await ada.post(`/api/props/${other}/duplicate`, undefined, headers)).status).toBe(422);
});

test('a key is not used up by what is refused or not found', async () => {
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  const missing = `/api/shoots/${randomUUID()}/duplicate`;
  expect((await ada.post(missing, { withDate: false }, headers)).status).toBe(404);
  const foreign = '/storage/shoot-images/public/props/none.webp';
  expect((await ada.post('/api/props', { name: 'A', imageUrl: foreign }, headers)).status).toBe(
    422,
  );
  expect((await ada.post('/api/props', { name: 'A' }, headers)).status).toBe(201);
});

test('a key belongs to one person, and to one call', async () => {
  const colleague = await signedIn(t, { team: ada.team, role: 'member' });
  const headers = { 'idempotency-key': randomUUID() };
  expect((await ada.post('/api/props', { name: 'A' }, headers)).status).toBe(201);
  expect((await colleague.post('/api/props', { name: 'A' }, headers)).status).toBe(201);
  expect(await countOf('props')).toBe(3);
  expect((await ada.post('/api/locations', { name: 'A' }, headers)).status).toBe(422);
});

test('after a day a key counts as new', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  await ada.post('/api/props', { name: 'A' }, headers);
  await t.database.pool.query(
    "update idempotency_keys set created_at = now() - interval '24 hours 1 minute' where user_id = $1",
    [ada.userId],
  );
  const answers = [
    await ada.post('/api/props', { name: 'A' }, headers),
    await ada.post('/api/props', { name: 'A' }, headers),
  ];
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countOf('props')).toBe(3);
});

test('of a picture that came many times at once only the files of one stay', async () => {
  const key = randomUUID();
  const folder = join(t.env.dataDir, 'storage/shoot-images/public/costumes');
  const deps = { orm: t.database.orm, storage: localFolderStorage(t.env.dataDir) };
  const removeFiles = () => removeDueFiles(deps, new Date(Date.now() + 1_000));
  await removeFiles();
  const before = await readdir(folder);
  await Promise.all([1, 2, 3].map(() => create(creates['a picture']!, key)));
  await removeFiles();
  expect(await readdir(folder)).toHaveLength(before.length + 3);
});
