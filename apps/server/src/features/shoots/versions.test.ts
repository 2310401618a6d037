import type { Shoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function atVersion3() {
  const mira = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, mira.team, { title: 'Mine', version: 3 });
  return { mira, url: `/api/shoots/${shoot.id}` };
}

describe('a change that names the version it was made from', () => {
  test.each(['"3"', '3', 'W/"3"', '*', ' "3" ', '"2", "3"'])(
    'is written under If-Match: %s',
    async (tag) => {
      const { mira, url } = await atVersion3();
      const answer = await mira.patch(url, { title: 'New' }, { 'if-match': tag });
      expect(answer).toMatchObject({ status: 200, headers: { etag: '"4"' }, body: { version: 4 } });
    },
  );

  test.each(['"2"', '2', 'W/"2"', '"4"', '"1", "2"', '"999999999"'])(
    'is refused with the current shoot under If-Match: %s',
    async (tag) => {
      const { mira, url } = await atVersion3();
      const current = (await mira.get(url)).body;
      const answer = await mira.patch(url, { title: 'New' }, { 'if-match': tag });
      expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict', current } });
      expect((await mira.get(url)).body).toEqual(current);
    },
  );

  test.each([
    '',
    '"3',
    '3"',
    'three',
    '"three"',
    '-3',
    '3.0',
    '"3" "4"',
    '*, "3"',
    '"99999999999"',
    ',',
    "3'--",
  ])('is refused under what is no version: %j', async (tag) => {
    const { mira, url } = await atVersion3();
    for (const answer of [
      await mira.patch(url, { title: 'New' }, { 'if-match': tag }),
      await mira.delete(url, { 'if-match': tag }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
    expect((await mira.get(url)).body).toMatchObject({ title: 'Mine', version: 3 });
  });

  test('is 404 where there is no shoot, whatever it names', async () => {
    const { mira } = await atVersion3();
    const url = '/api/shoots/5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e';
    for (const tag of ['*', '"1"']) {
      expect((await mira.patch(url, { title: 'New' }, { 'if-match': tag })).status).toBe(404);
      expect((await mira.delete(url, { 'if-match': tag })).status).toBe(404);
    }
  });
});

test('a change that names no version is written and raises it all the same', async () => {
  const { mira, url } = await atVersion3();
  expect((await mira.patch(url, { title: 'New' })).body).toMatchObject({
    title: 'New',
    version: 4,
  });
});

test('of many who change the same version at once, one is written and the others learn what it is now', async () => {
  const { mira, url } = await atVersion3();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      mira.patch(url, { title: `New ${index}` }, { 'if-match': '"3"' }),
    ),
  );
  const written = answers.filter(({ status }) => status === 200);
  expect(written).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  expect((await mira.get(url)).body).toMatchObject(written[0]!.body as Shoot);
});

test('no change is lost of many that name no version and touch different fields', async () => {
  const { mira, url } = await atVersion3();
  const changes = [
    { title: 'A' },
    { description: 'B' },
    { time: '10:00' },
    { color: '#000000' },
    { isPublic: true },
  ];
  await Promise.all(changes.map((change) => mira.patch(url, change)));
  expect((await mira.get(url)).body).toMatchObject({
    ...Object.assign({}, ...changes),
    version: 8,
  });
});

describe('deleting', () => {
  test('a version that is not the current one is refused with the current shoot', async () => {
    const { mira, url } = await atVersion3();
    const answer = await mira.delete(url, { 'if-match': '"2"' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((answer.body as { current: Shoot }).current).toEqual((await mira.get(url)).body);
  });

  test.each(['"3"', '*'])('works under If-Match: %s', async (tag) => {
    const { mira, url } = await atVersion3();
    expect((await mira.delete(url, { 'if-match': tag })).status).toBe(200);
    expect((await mira.get(url)).status).toBe(404);
  });
});
