import { randomUUID } from 'node:crypto';
import { numberedKey } from '@lensemble/contract/numbered-key';
import type { Reference } from '@lensemble/contract/shoot-links';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildImage, makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { buildReference, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
let shoot: Awaited<ReturnType<typeof buildShoot>>;
let url: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  shoot = await buildShoot(t.database.orm, mira.team);
  url = `/api/shoots/${shoot.id}/references`;
});
afterAll(() => t.close());

const picture = () => buildImage(t.database.orm, mira.team, { kind: 'shoot-references' });
const add = async (body = {}) =>
  (await mira.post(url, { url: await picture(), ...body })).body as Reference;
const list = async () => (await mira.get(url)).body as Reference[];
const ids = async () => (await list()).map(({ id }) => id);
const version = async () =>
  ((await mira.get(`/api/shoots/${shoot.id}`)).body as { version: number }).version;
const tag = async () => (await mira.get('/api/shoots')).headers.etag;

describe('adding a reference', () => {
  test('puts a picture of the team behind the others and answers 201', async () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    const address = await buildImage(t.database.orm, mira.team, { placeholder });
    const first = await add();
    const answer = await mira.post(url, {
      url: address,
      type: 'image',
      notes: '  Backlight, «wet» 傘 ',
      shoot_id: shoot.id,
    });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({
      id: expect.any(String),
      url: address,
      type: 'image',
      notes: 'Backlight, «wet» 傘',
      placeholder,
      width: 800,
      height: 600,
    });
    expect(await list()).toEqual([first, answer.body]);
    expect((await mira.get(`/api/shoots/${shoot.id}`)).body).toMatchObject({
      references: [first, answer.body],
      firstReferenceUrl: first.url,
    });
  });

  test('takes the picture along, as a form', async () => {
    const content = await makePicture({ width: 64, height: 48 });
    const form = await makeForm({ file: { content }, shootId: shoot.id, notes: '12' });
    const { status, body } = await mira.request('POST', url, form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: expect.stringContaining('/public/shoot-references/'),
      notes: '12',
      width: 64,
      height: 48,
      placeholder: expect.stringMatching(/^data:image/),
    });
    expect(await list()).toEqual([body]);
  });

  test('keeps no picture for a shoot that is not there or not meant', async () => {
    const content = await makePicture();
    for (const [place, shootId, expected] of [
      [randomUUID(), shoot.id, 404],
      [shoot.id, randomUUID(), 422],
    ] as const) {
      const form = await makeForm({ file: { content }, shootId });
      const answer = await mira.request('POST', `/api/shoots/${place}/references`, form);
      expect(answer.status).toBe(expected);
    }
    const { rows } = await t.database.pool.query('select 1 from images where team_id = $1', [
      mira.team.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('shows the same picture in several shoots', async () => {
    const address = await picture();
    const other = await buildShoot(t.database.orm, mira.team);
    for (const id of [shoot.id, other.id, other.id]) {
      const { status } = await mira.post(`/api/shoots/${id}/references`, { url: address });
      expect(status).toBe(201);
    }
  });

  test('keeps the order of many that come at once, without two in one place', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(new Set(await ids())).toEqual(new Set(added.map(({ id }) => id)));
    const places = await t.database.pool.query(
      'select distinct position from shoot_references where shoot_id = $1',
      [shoot.id],
    );
    expect(places.rows).toHaveLength(8);
  });

  test('keeps the order of numbered keys, whichever arrives first', async () => {
    const address = await picture();
    const addNumbered = async (number: number, shared = 'chosen') =>
      (await mira.post(url, { url: address }, { 'idempotency-key': numberedKey(shared, number) }))
        .body as Reference;
    const first = await add();
    const third = await addNumbered(10);
    const others = await addNumbered(0, 'chosen:10');
    const second = await addNumbered(2);
    const fourth = await addNumbered(11);
    const named = [first, second, third, others, fourth].map(({ id }) => id);
    expect(await ids()).toEqual(named);
    expect(await addNumbered(2)).toEqual(second);
    expect(await ids()).toEqual(named);

    await mira.patch(url, { ids: [fourth.id, ...named] });
    const between = await addNumbered(3);
    expect(await ids()).toEqual(
      [fourth, first, second, between, third, others].map(({ id }) => id),
    );
  });

  test('does not depend on the numbers of others', async () => {
    const headers = { 'idempotency-key': numberedKey('chosen', 2) };
    const theirs = (await mira.post(url, { url: await picture() }, headers)).body as Reference;
    const other = await signedIn(t, { team: mira.team });
    const own = { 'idempotency-key': numberedKey('chosen', 1) };
    const mine = (await other.post(url, { url: await picture() }, own)).body as Reference;
    expect(await ids()).toEqual([theirs.id, mine.id]);
  });

  test.each([
    ['url', { url: 'https://example.org/a.webp' }, 'Please upload the picture instead'],
    ['url', { url: '//evil.example/a.webp' }, 'Please upload the picture instead'],
    ['url', { url: 'data:image/png;base64,AA==' }, 'Please upload the picture instead'],
    [
      'url',
      { url: '/storage/shoot-images/public/shoot-references/none.webp' },
      'This picture was not found',
    ],
    ['type', { type: 'video' }, 'References must be images'],
    ['notes', { notes: 5 }, 'This must be text'],
    ['notes', { notes: 'x'.repeat(10_001) }, 'This is too long: 10,000 characters at most'],
    ['shootId', { shootId: randomUUID() }, 'This is not the shoot in the address'],
    ['shootId', { shoot_id: 'x' }, 'This is not a valid id'],
    ['position', { position: 1 }, 'This field is not known'],
  ])('refuses a wrong %s: %j', async (field, wrong, message) => {
    const before = await tag();
    const answer = await mira.post(url, { url: await picture(), ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
    expect(await list()).toEqual([]);
    expect(await tag()).toBe(before);
  });

  test('refuses the picture of another team as one that does not exist', async () => {
    const stranger = await signedIn(t);
    const theirs = await buildImage(t.database.orm, stranger.team);
    const answer = await mira.post(url, { url: theirs });
    const nobodys = '/storage/shoot-images/public/costumes/none.webp';
    expect([answer.status, answer.text]).toEqual([
      422,
      (await mira.post(url, { url: nobodys })).text,
    ]);
    expect(await list()).toEqual([]);
  });

  test('ends at 200', async () => {
    const address = await picture();
    await t.database.pool.query(
      `insert into shoot_references (team_id, shoot_id, url, position)
       select $1, $2, $3, n from generate_series(0, 198) n`,
      [mira.team.id, shoot.id, address],
    );
    const answers = await Promise.all([add(), add()]);
    expect(answers.filter(({ id }) => id)).toHaveLength(1);
    expect(await mira.post(url, { url: address })).toMatchObject({
      status: 422,
      body: { code: 'quota', error: 'A shoot can have at most 200 reference images' },
    });
    expect(await list()).toHaveLength(200);
  });
});

describe('the order', () => {
  test('is as named, the others behind', async () => {
    const [a, b, c, d] = [await add(), await add(), await add(), await add()];
    const answer = await mira.patch(url, { ids: [d.id, b.id, d.id] });
    expect(answer).toMatchObject({ status: 200, body: [d, b, a, c] });
    expect(await list()).toEqual([d, b, a, c]);
    expect((await mira.get('/api/shoots')).body).toMatchObject([{ firstReferenceUrl: d.url }]);
  });

  test('keeps the place of one that is restored afterwards', async () => {
    const [a, b, c] = [await add(), await add(), await add()];
    await mira.delete(`/api/references/${b.id}`);
    await mira.patch(url, { ids: [c.id, a.id] });
    await mira.post(`/api/trash/${b.id}/restore`);
    expect(await ids()).toEqual([c.id, b.id, a.id]);
  });

  test('ignores one that has been deleted', async () => {
    const [a, b, c] = [await add(), await add(), await add()];
    await mira.delete(`/api/references/${b.id}`);
    const answer = await mira.patch(url, { ids: [c.id, b.id, a.id] });
    expect(answer).toMatchObject({ status: 200, body: [{ id: c.id }, { id: a.id }] });
  });

  test('refuses ids of none of this shoot, and stays', async () => {
    const [a, b] = [await add(), await add()];
    const elsewhere = await buildReference(
      t.database.orm,
      await buildShoot(t.database.orm, mira.team),
    );
    const before = await tag();
    for (const id of [randomUUID(), elsewhere.id]) {
      const answer = await mira.patch(url, { ids: [b.id, id] });
      const fields = { ids: 'One of these references was not found' };
      expect(answer).toMatchObject({ status: 422, body: { fields } });
    }
    expect(await ids()).toEqual([a.id, b.id]);
    expect(await tag()).toBe(before);
  });
});

describe('a reference', () => {
  test('takes notes, and empty ones away', async () => {
    const made = await add();
    const notes = '"Low angle"\n\tمساء 傘';
    const one = `/api/references/${made.id}`;
    expect((await mira.patch(one, { notes })).body).toEqual({ ...made, notes });
    expect(await list()).toEqual([{ ...made, notes }]);
    expect((await mira.patch(one, { notes: '  ' })).body).toEqual(made);
    expect(await mira.patch(one, {})).toMatchObject({ status: 422 });
    expect(await mira.patch(one, { notes: 'a', url: made.url })).toMatchObject({ status: 422 });
  });

  test('takes no notes over others than those they were written over', async () => {
    const made = await add({ notes: 'Low' });
    const one = `/api/references/${made.id}`;
    const write = (notes: string, before: string | null) => mira.patch(one, { notes, before });
    expect((await write('Lower', ' Low ')).body).toEqual({ ...made, notes: 'Lower' });
    const refused = await write('High', 'Low');
    const current = { ...made, notes: 'Lower' };
    expect(refused).toMatchObject({ status: 409, body: { code: 'version_conflict', current } });
    expect(await list()).toEqual([current]);
    // A repeated request, as after a lost response.
    expect(await write('Lower', 'Low')).toMatchObject({ status: 200, body: current });
    expect((await write('', 'Lower')).body).toEqual({ ...made, notes: null });
    expect((await write('High', '')).body).toEqual({ ...made, notes: 'High' });
    await mira.delete(one);
    expect((await write('Gone', 'Low')).status).toBe(404);
  });

  test('of concurrent writes to the same notes, all but one are refused', async () => {
    const { id } = await add();
    const write = (notes: string) => mira.patch(`/api/references/${id}`, { notes, before: null });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(write));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('that is deleted is nowhere, and comes back with notes and place', async () => {
    const [a, b, c] = [await add(), await add({ notes: 'Keep' }), await add()];
    const one = `/api/references/${b.id}`;
    const gone = await mira.delete(one);
    expect(gone).toMatchObject({ status: 200, body: { success: true } });
    expect(await list()).toEqual([a, c]);
    expect((await mira.delete(one)).status).toBe(404);
    expect((await mira.patch(one, { notes: 'Lost' })).status).toBe(404);
    const back = await mira.post(`/api/trash/${b.id}/restore`);
    const body = { kind: 'reference', subjectId: b.id, shootId: shoot.id };
    expect(back).toMatchObject({ status: 200, body });
    expect(await list()).toEqual([a, b, c]);
  });

  test('is restored once, however often one asks', async () => {
    const made = await add();
    await mira.delete(`/api/references/${made.id}`);
    const restore = () => mira.post(`/api/trash/${made.id}/restore`);
    const answers = await Promise.all([restore(), restore()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await restore()).status).toBe(200);
    expect(await list()).toEqual([made]);
  });

  test('waits in the trash with its shoot', async () => {
    const { id } = await add();
    await mira.delete(`/api/references/${id}`);
    await mira.delete(`/api/shoots/${shoot.id}`);
    expect((await mira.post(`/api/trash/${id}/restore`)).status).toBe(404);
    await mira.post(`/api/trash/${shoot.id}/restore`);
    expect((await mira.post(`/api/trash/${id}/restore`)).status).toBe(200);
  });
});

test('every write changes the ETag of the shoots, and none the shoot’s version', async () => {
  const tags = [await tag()];
  const look = async () => tags.push(await tag());
  const [a, b] = [await add(), await add()];
  await look();
  await mira.patch(url, { ids: [b.id, a.id] });
  await look();
  await mira.patch(`/api/references/${a.id}`, { notes: 'New' });
  await look();
  await mira.delete(`/api/references/${a.id}`);
  await look();
  await mira.post(`/api/trash/${a.id}/restore`);
  await look();
  expect(new Set(tags).size).toBe(6);
  expect(await version()).toBe(1);
});
