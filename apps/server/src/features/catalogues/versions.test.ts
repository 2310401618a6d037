import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { type CatalogueName, catalogueNames, newItems } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Item {
  readonly id: string;
  readonly updatedAt: string;
}

async function changedItem(catalogue: CatalogueName) {
  const mira = await signedIn(t);
  const [name = ''] = Object.keys(newItems[catalogue]);
  const made = (await mira.post(`/api/${catalogue}`, newItems[catalogue])).body as Item;
  const url = `/api/${catalogue}/${made.id}`;
  const item = (await mira.patch(url, { [name]: 'Second' })).body as Item;
  const current = async () => ((await mira.get(`/api/${catalogue}`)).body as Item[])[0];
  return { mira, url, name, made, item, current };
}

describe.each(catalogueNames)('a change of %s that names the version it was made from', (kind) => {
  test('is written if the item has not changed since', async () => {
    const { mira, url, name, item } = await changedItem(kind);
    const headers = { 'if-match': `"${item.updatedAt}"` };
    const answer = await mira.patch(url, { [name]: 'Third' }, headers);
    expect(answer).toMatchObject({ status: 200, body: { [name]: 'Third' } });
    expect((answer.body as Item).updatedAt > item.updatedAt).toBe(true);
  });

  test('is refused with the current item if it has changed', async () => {
    const { mira, url, name, made, item, current } = await changedItem(kind);
    const headers = { 'if-match': `"${made.updatedAt}"` };
    const answer = await mira.patch(url, { [name]: 'Third' }, headers);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: item },
    });
    expect(await current()).toEqual(item);
  });

  test('does not keep the picture either that came with it', async () => {
    const { mira, url, made, current } = await changedItem(kind);
    const file = kind === 'personnel' ? 'avatar' : 'image';
    const form = await makeForm({ [file]: { content: await makePicture() } });
    const headers = { ...form.headers, 'if-match': `"${made.updatedAt}"` };
    expect((await mira.request('PATCH', url, { ...form, headers })).status).toBe(409);
    expect(await current()).toMatchObject({ [`${file}Url`]: null });
  });

  test('of many at once, one is written and the others learn of it', async () => {
    const { mira, url, name, item, current } = await changedItem(kind);
    const headers = { 'if-match': `"${item.updatedAt}"` };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => mira.patch(url, { [name]: `New ${index}` }, headers)),
    );
    const written = answers.filter(({ status }) => status === 200);
    expect(written).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await current()).toEqual(written[0]!.body);
  });
});

describe.each(catalogueNames)('deleting %s with the version that was seen', (kind) => {
  test('is refused with the current item if it has changed, and keeps it', async () => {
    const { mira, url, made, item, current } = await changedItem(kind);
    const headers = { 'if-match': `"${made.updatedAt}"` };
    expect(await mira.request('DELETE', url, { headers })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: item },
    });
    expect(await current()).toEqual(item);
  });

  test('deletes it if it has not changed since', async () => {
    const { mira, url, item, current } = await changedItem(kind);
    const headers = { 'if-match': `"${item.updatedAt}"` };
    expect((await mira.request('DELETE', url, { headers })).status).toBe(200);
    expect(await current()).toBeUndefined();
    expect((await mira.request('DELETE', url, { headers })).status).toBe(404);
  });
});

test('every change is a version of its own, also where the clock was set back', async () => {
  const { mira, url, item, current } = await changedItem('props');
  const { pool } = t.database;
  await pool.query(`update props set updated_at = now() + interval '1 hour' where id = $1`, [
    item.id,
  ]);
  const versions = [(await current())!.updatedAt];
  for (let i = 0; i < 5; i++) {
    const { body } = await mira.patch(url, { description: `${i}` });
    versions.push((body as Item).updatedAt);
  }
  expect(versions).toEqual([...new Set(versions)].sort());
});

test.each(['*', undefined, '"2020-01-01T00:00:00.000Z", now'])(
  'any version is written over under If-Match: %s',
  async (tag) => {
    const { mira, url, item } = await changedItem('props');
    const headers = tag === undefined ? {} : { 'if-match': tag.replace('now', item.updatedAt) };
    expect((await mira.patch(url, { name: 'Third' }, headers)).status).toBe(200);
  },
);

test.each([
  '',
  '"3"',
  '"2026-13-01T00:00:00.000Z"',
  '"2026-02-30T00:00:00.000Z"',
  '"0000-01-01T00:00:00.000Z"',
  '"2026-11-28"',
  '"2026-11-28T09:30:00.000Z',
  '"2026-11-28T09:30:00.000Z" or 1=1',
  ',',
])('what is no version is refused: %j', async (tag) => {
  const { mira, url, item, current } = await changedItem('props');
  const answer = await mira.patch(url, { name: 'Third' }, { 'if-match': tag });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(await current()).toEqual(item);
});

test('an item that is not there is 404, whatever version is named', async () => {
  const { mira, item } = await changedItem('props');
  const url = `/api/props/${randomUUID()}`;
  const answer = await mira.patch(url, { name: 'X' }, { 'if-match': `"${item.updatedAt}"` });
  expect(answer.status).toBe(404);
});
