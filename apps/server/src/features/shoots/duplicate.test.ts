import { randomUUID } from 'node:crypto';
import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildReference, buildShoot } from '../../testing/shoots.ts';
import { copyOf } from './copy-of.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(() => t.close());

const find = async (id: string) => (await mira.get(`/api/shoots/${id}`)).body as ShootDetail;
const duplicate = async (id: string, body = {}) => {
  const answer = await mira.post(`/api/shoots/${id}/duplicate`, body);
  expect(answer).toMatchObject({ status: 201, headers: { etag: '"1"' } });
  return answer.body as Shoot;
};

const build = (overrides: Parameters<typeof buildShoot>[2] = {}) =>
  buildShoot(t.database.orm, mira.team, overrides);

test('a copy has everything that is linked, of its own', async () => {
  const { orm } = t.database;
  const item = (name: Parameters<typeof buildItem>[2]) => buildItem(orm, mira.team, name);
  const locationId = await item('locations');
  const first = await build({
    locationId,
    secondLocationId: await item('locations'),
    isPublic: true,
    version: 7,
    calendarEventUrl: 'https://example.org/event',
    docsUrl: 'https://example.org/doc',
    instagramLinks: ['https://www.instagram.com/p/abc/'],
    description: 'Rain',
    setUpMinutes: 60,
    strikeMinutes: 30,
  });
  const [gown, armor] = [await item('costumes'), await item('costumes')];
  await mira.patch(`/api/shoots/${first.id}/resources`, {
    costumeIds: [gown, armor],
    propIds: [await item('props')],
    equipment: [{ equipmentId: await item('equipment'), quantity: 3 }],
    participants: [
      {
        name: 'Kim',
        role: 'Fog wrangler',
        email: 'kim@example.org',
        costumeIds: [armor, gown],
      },
      {
        personnelId: await item('personnel'),
        role: 'Model',
        costumeIds: [armor],
        dayContact: 'phone',
      },
    ],
  });
  await buildReference(orm, first, { notes: 'Second', position: 2 });
  await buildReference(orm, first, { notes: 'Gone', position: 1, deletedAt: new Date() });
  await buildReference(orm, first, { notes: 'First', position: 0 });
  const before = await find(first.id);
  const { id } = await duplicate(first.id, { with_date: false });
  const copy = await find(id);
  const ownIds = (list: readonly object[]) =>
    list.map((entry) => ({ ...entry, id: expect.any(String) }));
  expect(copy).toEqual({
    ...before,
    id,
    title: `${first.title} (copy)`,
    isPublic: false,
    calendarEventUrl: null,
    docsUrl: null,
    version: 1,
    createdAt: copy.createdAt,
    updatedAt: copy.updatedAt,
    participants: ownIds(before.participants),
    references: ownIds(before.references),
  });
  expect(copy.participants.map(({ costumeIds }) => costumeIds)).toEqual([[armor, gown], [armor]]);
  expect(copy.participants.map(({ dayContact }) => dayContact)).toEqual([null, 'phone']);
  const isOfBoth = ({ id }: { id: string }) => before.participants.some((one) => one.id === id);
  expect(copy.participants.filter(isOfBoth)).toEqual([]);
  expect(copy.references.map(({ notes }) => notes)).toEqual(['First', 'Second']);
  expect(await find(first.id)).toEqual(before);
  await mira.patch(`/api/shoots/${id}/resources`, { costumeIds: [], participants: [] });
  await mira.delete(`/api/references/${copy.references[0]!.id}`);
  expect(await find(first.id)).toEqual(before);
});

test('a copy is a shoot like others: in the list, first, with what a card shows', async () => {
  const first = await build({ createdAt: new Date('2026-01-01') });
  const { url } = await buildReference(t.database.orm, first);
  const etag = (await mira.get('/api/shoots')).headers.etag;
  const copy = await duplicate(first.id);
  expect(copy).toMatchObject({ firstReferenceUrl: url });
  const list = await mira.get('/api/shoots');
  const {
    instagramLinks: _,
    isShotListPublic: _isPublic,
    secondLocationId: _place,
    ...listed
  } = copy;
  expect(list.body).toMatchObject([listed, { id: first.id }]);
  expect(list.headers.etag).not.toBe(etag);
});

test('date, time and reminder come along only when asked for', async () => {
  const schedule = {
    date: '2120-11-24',
    time: '21:15',
    timeZone: 'Asia/Tokyo',
    reminderTime: new Date('2120-11-24T11:15:00Z'),
  };
  const { id } = await build(schedule);
  const none = { date: null, time: null, reminderTime: null, timeZone: 'Asia/Tokyo' };
  expect(await duplicate(id)).toMatchObject(none);
  expect(await duplicate(id, { withDate: false })).toMatchObject(none);
  expect(await duplicate(id, { withDate: true })).toMatchObject({
    ...schedule,
    reminderTime: '2120-11-24T11:15:00.000Z',
  });
});

test('a past reminder is left out, and a completed shoot is planned again', async () => {
  const { id } = await build({
    status: 'completed',
    date: '2021-11-24',
    reminderTime: new Date('2021-11-24T11:15:00Z'),
  });
  expect(await duplicate(id, { withDate: true })).toMatchObject({
    status: 'planning',
    date: '2021-11-24',
    reminderTime: null,
  });
  const now = new Date('2021-11-24T11:14:59Z');
  expect(copyOf(await find(id), true, now)).toMatchObject({
    reminderTime: '2021-11-24T11:15:00.000Z',
  });
});

test('the longest title is cut between characters', async () => {
  const { id } = await build({ title: `${'x'.repeat(190)}👘👘👘👘👘` });
  expect((await duplicate(id)).title).toBe(`${'x'.repeat(190)}👘 (copy)`);
});

test('only shoots of the team can be duplicated', async () => {
  const stranger = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, stranger.team);
  for (const unknown of [id, randomUUID()]) {
    expect((await mira.post(`/api/shoots/${unknown}/duplicate`, {})).status).toBe(404);
  }
  expect((await mira.get('/api/shoots')).body).toEqual([]);
});

test('a copy made while others save is of one moment', async () => {
  const { id } = await build();
  const [a, b] = await Promise.all([0, 1].map(() => buildItem(t.database.orm, mira.team, 'props')));
  const save = (count: number) =>
    mira.patch(`/api/shoots/${id}/resources`, {
      propIds: count % 2 ? [a] : [b],
      participants: [{ name: count % 2 ? `With ${a}` : `With ${b}` }],
    });
  await save(0);
  const copies: Shoot[] = [];
  const copying = async () => {
    for (let i = 0; i < 6; i++) copies.push(await duplicate(id));
  };
  const saving = async () => {
    for (let i = 0; i < 12; i++) await save(i);
  };
  await Promise.all([copying(), saving(), saving()]);
  for (const copy of copies) {
    const { props, participants } = await find(copy.id);
    expect(participants).toMatchObject([{ name: `With ${props[0]!.propId}` }]);
  }
});
