import { randomUUID } from 'node:crypto';
import { CONVENTIONS_MAX, MEETING_POINTS_MAX } from '@lensemble/contract/constants';
import {
  type Convention,
  createConvention,
  deleteConvention,
  getConvention,
  listConventions,
} from '@lensemble/contract/conventions';
import { applyOperations } from '@lensemble/contract/operations';
import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conventions } from '../../db/schema/conventions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildImage } from '../../testing/images.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildConvention, buildReference } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(() => t.close());

const [HALL, GARDEN, ROOF] = [randomUUID(), randomUUID(), randomUUID()];
const point = (id: string, name: string) => ({ id, name, note: null });
const fields = {
  name: 'Lumen Con',
  place: 'Halls 4 to 7',
  firstDay: '2126-12-04',
  lastDay: '2126-12-06',
  meetingPoints: [point(HALL, 'Hall 4'), point(GARDEN, 'Winter garden'), point(ROOF, 'Roof')],
  walks: [
    { from: HALL, to: GARDEN, minutes: 9 },
    { from: ROOF, to: GARDEN, minutes: 12 },
  ],
};

const make = async (body: object = {}) =>
  (await mira.post('/api/conventions', { ...fields, ...body })).body as Convention;
const one = async (id: string) => (await mira.call(getConvention, { params: { id } })).body;
const shootAt = async (conventionId: string, body: object = {}) => {
  const plan = { title: 'Kitsune', date: '2126-12-05', time: '11:15', conventionId };
  const answer = await mira.post('/api/shoots', { ...plan, ...body });
  expect(answer.status).toBe(201);
  return answer.body as Shoot;
};
const readShoot = async (id: string) => (await mira.get(`/api/shoots/${id}`)).body as ShootDetail;

test('a convention has a place, days, meeting points in their order, and walks', async () => {
  const locationId = await buildItem(t.database.orm, mira.team, 'locations');
  const made = await mira.call(createConvention, { body: { ...fields, locationId } });
  expect(made.status).toBe(201);
  const { id } = made.body;
  expect(made.body).toMatchObject({ ...fields, locationId, shootCount: 0, version: 1 });
  const later = await make({ name: 'Later', firstDay: '2127-01-02', lastDay: '2127-01-02' });
  const { body: list } = await mira.call(listConventions, {});
  expect(list.map((each) => each.id)).toEqual([later.id, id]);
  expect(await one(id)).toEqual({ ...made.body, shoots: [] });
  await mira.delete(`/api/locations/${locationId}`);
  expect(await one(id)).toMatchObject({ locationId: null, locationName: null });
});

describe('its shoots', () => {
  test('are listed with their people, by day and time', async () => {
    const { id } = await make();
    const second = await shootAt(id, { meetingPointId: GARDEN });
    const first = await shootAt(id, { title: 'Moth', time: '09:00' });
    await shootAt(id, { title: 'Elsewhere', conventionId: null });
    const crew = await buildItem(t.database.orm, mira.team, 'personnel');
    await mira.patch(`/api/shoots/${second.id}/resources`, {
      participants: [
        { personnelId: crew, role: 'Photographer' },
        { name: 'Kim', role: 'Model', callTime: '10:30' },
      ],
    });
    const costume = await buildItem(t.database.orm, mira.team, 'costumes');
    const light = await buildItem(t.database.orm, mira.team, 'equipment', { quantity: 3 });
    const umbrella = await buildItem(t.database.orm, mira.team, 'props');
    await mira.patch(`/api/shoots/${second.id}/resources`, {
      ...{ costumeIds: [costume], propIds: [umbrella] },
      equipment: [{ equipmentId: light, quantity: 2 }],
    });
    const kit = (
      await mira.post('/api/kits', {
        name: 'Kit',
        equipment: [{ equipmentId: light, quantity: 2 }],
      })
    ).body as { id: string };
    const made = { id: randomUUID(), target: kit.id, at: '2126-12-01T10:00:00Z' };
    await mira.call(applyOperations, {
      params: { id: second.id },
      body: { operations: [{ ...made, kind: 'addKit' }] } as never,
    });
    const { shoots, shootCount } = await one(id);
    expect(shootCount).toBe(2);
    expect(shoots.map(({ things }) => things)).toEqual([
      [],
      [
        { kind: 'costumes', id: costume, name: 'Neon Ronin', quantity: 1, owned: 1 },
        { kind: 'equipment', id: light, name: 'Softbox', quantity: 4, owned: 3 },
        { kind: 'props', id: umbrella, name: 'Umbrella', quantity: 1, owned: 1 },
      ],
    ]);
    expect(shoots).toMatchObject([
      { id: first.id, time: '09:00', meetingPointId: null, people: [] },
      {
        id: second.id,
        meetingPointId: GARDEN,
        people: [
          { personnelId: crew, role: 'Photographer' },
          { personnelId: null, name: 'Kim', callTime: '10:30' },
        ],
      },
    ]);
  });

  test('have the first picture of each and its people, and the convention has that of the first', async () => {
    const { orm } = t.database;
    const avatarUrl = await buildImage(orm, mira.team, { kind: 'personnel' });
    const crew = await buildItem(orm, mira.team, 'personnel', { avatarUrl });
    const locationId = await buildItem(orm, mira.team, 'locations', {
      latitude: 51.4,
      longitude: 12.4,
    });
    const { id } = await make({ locationId });
    await shootAt(id, { title: 'Without pictures', time: '09:00' });
    const shoot = await shootAt(id);
    const gone = await buildReference(orm, { ...shoot, teamId: mira.team.id }, { position: 0 });
    const first = await buildReference(orm, { ...shoot, teamId: mira.team.id }, { position: 1 });
    await buildReference(orm, { ...shoot, teamId: mira.team.id }, { position: 2 });
    await mira.delete(`/api/references/${gone.id}`);
    await mira.patch(`/api/shoots/${shoot.id}/resources`, {
      participants: [{ personnelId: crew, role: 'Model' }],
    });
    expect(await one(id)).toMatchObject({
      pictureUrl: first.url,
      latitude: 51.4,
      longitude: 12.4,
      shoots: [
        { firstReferenceUrl: null, people: [] },
        { firstReferenceUrl: first.url, people: [{ avatarUrl }] },
      ],
    });
    const [listed] = (await mira.call(listConventions, {})).body;
    expect(listed).toMatchObject({ id, pictureUrl: first.url });
  });

  test('keep their convention when a client changes them that does not know it', async () => {
    const { id } = await make();
    const shoot = await shootAt(id, { meetingPointId: ROOF });
    await mira.patch(`/api/shoots/${shoot.id}`, { title: 'Fog', location_id: null });
    const { version } = await readShoot(shoot.id);
    expect(await readShoot(shoot.id)).toMatchObject({ conventionId: id, meetingPointId: ROOF });
    await mira.patch(`/api/shoots/${shoot.id}`, { conventionId: id });
    expect(await readShoot(shoot.id)).toMatchObject({
      meetingPointId: ROOF,
      version: version + 1,
    });
  });

  test('leave their meeting point with their convention', async () => {
    const [{ id }, other] = [await make(), await make({ meetingPoints: [], walks: [] })];
    const shoot = await shootAt(id, { meetingPointId: ROOF });
    await mira.patch(`/api/shoots/${shoot.id}`, { conventionId: other.id });
    expect(await readShoot(shoot.id)).toMatchObject({
      conventionId: other.id,
      meetingPointId: null,
    });
  });

  test('stay when it is deleted, in a new version and without it', async () => {
    const { id } = await make();
    const shoot = await shootAt(id, { meetingPointId: ROOF });
    expect((await mira.call(deleteConvention, { params: { id } })).status).toBe(200);
    expect(await readShoot(shoot.id)).toMatchObject({
      conventionId: null,
      meetingPointId: null,
      version: shoot.version + 1,
    });
    expect(await mira.get(`/api/conventions/${id}`)).toMatchObject({ status: 404 });
    expect(await mira.delete(`/api/conventions/${id}`)).toMatchObject({ status: 404 });
  });

  test('leave a meeting point that is removed, and only they get a new version', async () => {
    const { id } = await make();
    const gone = await shootAt(id, { meetingPointId: ROOF });
    const stays = await shootAt(id, { meetingPointId: HALL });
    await mira.patch(`/api/conventions/${id}`, { meetingPoints: fields.meetingPoints.slice(0, 2) });
    expect(await readShoot(gone.id)).toMatchObject({ meetingPointId: null, conventionId: id });
    expect((await readShoot(gone.id)).version).toBe(gone.version + 1);
    expect(await readShoot(stays.id)).toMatchObject({
      meetingPointId: HALL,
      version: stays.version,
    });
    expect((await one(id)).walks).toEqual(fields.walks.slice(0, 1));
  });

  test.each(['', '/duplicate'])('are copied with it (%s)', async (path) => {
    const { id } = await make();
    const shoot = await shootAt(id, { meetingPointId: ROOF });
    const answer = path ? await mira.post(`/api/shoots/${shoot.id}${path}`, {}) : { body: shoot };
    expect(answer.body).toMatchObject({ conventionId: id, meetingPointId: ROOF });
  });

  test.each<[string, object, string]>([
    ['an unknown convention', { conventionId: randomUUID() }, 'conventionId'],
    [
      'a meeting point without a convention',
      { conventionId: null, meetingPointId: HALL },
      'meetingPointId',
    ],
    [
      'a meeting point of no convention of the team',
      { conventionId: randomUUID(), meetingPointId: HALL },
      'conventionId',
    ],
    ['an unknown meeting point', { meetingPointId: randomUUID() }, 'meetingPointId'],
  ])('cannot have %s', async (_what, change, field) => {
    const { id } = await make();
    const shoot = await shootAt(id);
    for (const answer of [
      await mira.post('/api/shoots', { title: 'New', conventionId: id, ...change }),
      await mira.patch(`/api/shoots/${shoot.id}`, change),
    ]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(Object(answer.body).fields)).toEqual([field]);
    }
  });

  test('cannot have the convention of another team', async () => {
    const other = await signedIn(t);
    const { id: conventionId } = await buildConvention(t.database.orm, other.team);
    expect(await mira.post('/api/shoots', { title: 'New', conventionId })).toMatchObject({
      status: 422,
      body: { fields: { conventionId: 'This convention was not found' } },
    });
  });
});

describe('a change', () => {
  test('of an older version gets the current convention', async () => {
    const { id, version } = await make();
    const headers = { 'if-match': `"${version}"` };
    const change = (name: string) =>
      mira.request('PATCH', `/api/conventions/${id}`, {
        payload: JSON.stringify({ name }),
        headers: { ...headers, 'content-type': 'application/json' },
      });
    expect(await change('Lumen Con 2126')).toMatchObject({ status: 200 });
    expect(await change('Other')).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { name: 'Lumen Con 2126', version: version + 1 } },
    });
    expect(await mira.request('DELETE', `/api/conventions/${id}`, { headers })).toMatchObject({
      status: 409,
    });
    expect((await one(id)).name).toBe('Lumen Con 2126');
  });

  test.each<[string, object, string]>([
    ['a day before the first', { lastDay: '2126-12-03' }, 'lastDay'],
    ['too many days', { lastDay: '2126-12-31' }, 'lastDay'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown location', { locationId: randomUUID() }, 'locationId'],
    [
      'too many meeting points',
      {
        meetingPoints: Array.from({ length: MEETING_POINTS_MAX + 1 }, () =>
          point(randomUUID(), 'Hall'),
        ),
      },
      'meetingPoints',
    ],
    [
      'a meeting point twice',
      { meetingPoints: [point(HALL, 'Hall'), point(HALL, 'Hall')] },
      'meetingPoints',
    ],
    ['a walk of days', { walks: [{ from: HALL, to: ROOF, minutes: 1441 }] }, 'walks'],
  ])('cannot set %s', async (_what, change, field) => {
    const { id } = await make();
    for (const answer of [
      await mira.post('/api/conventions', { ...fields, ...change }),
      await mira.patch(`/api/conventions/${id}`, change),
    ]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(Object(answer.body).fields)[0]).toMatch(field);
    }
    expect(await one(id)).toMatchObject(fields);
  });

  test('keeps one walk for each pair, and none to a meeting point that is not there', async () => {
    const walks = [
      { from: HALL, to: GARDEN, minutes: 4 },
      { from: GARDEN, to: HALL, minutes: 5 },
      { from: HALL, to: HALL, minutes: 1 },
      { from: HALL, to: randomUUID(), minutes: 2 },
    ];
    expect((await make({ walks })).walks).toEqual([walks[1]]);
  });
});

test('its shoots have the blocks of their shot lists when they are planned, and who is there only for them', async () => {
  const { id } = await make();
  const shoot = await shootAt(id, { timeZone: 'Europe/Berlin' });
  const target = { id: shoot.id, teamId: mira.team.id };
  const participants = [{ name: 'Yuki' }, { name: 'Inês' }, { name: 'Tomás' }];
  const { body } = await mira.patch(`/api/shoots/${shoot.id}/resources`, { participants });
  const [yuki = '', ines = '', tomas = ''] = (body as ShootDetail).participants.map(
    (each) => each.id,
  );
  await buildShots(t.database.orm, target, [
    { kind: 'makeup', title: 'Fox lines', pin: '10:30', participantIds: [yuki, ines] },
    { kind: 'other', state: 'skipped', pin: '11:00' },
    { title: 'Bride', participantIds: [yuki], pin: '11:15', minutes: 30 },
    { kind: 'food', minutes: 45, participantIds: [tomas] },
  ]);
  await shootAt(id, { title: 'Untimed', time: null });
  const found = await one(id);
  const { blocks, people } = found.shoots.find(({ title }) => title === 'Kitsune')!;
  expect(blocks).toMatchObject([
    { kind: 'makeup', title: 'Fox lines', from: '2126-12-05T09:30:00.000Z', minutes: 15 },
    { kind: 'food', title: null, from: '2126-12-05T10:45:00.000Z', minutes: 45 },
  ]);
  expect(blocks.map(({ participantIds }) => participantIds)).toEqual([[yuki, ines], [tomas]]);
  expect(people.map(({ name, isForBlocks }) => [name, isForBlocks])).toEqual([
    ['Yuki', false],
    ['Inês', true],
    ['Tomás', false],
  ]);
  expect(found.shoots.find(({ title }) => title === 'Untimed')?.blocks).toEqual([]);
});

test('a team has a limited number of conventions, and a repeated create makes none', async () => {
  const values = Array.from({ length: CONVENTIONS_MAX - 1 }, () => ({
    ...{ teamId: mira.team.id, name: 'Con', firstDay: '2126-01-01', lastDay: '2126-01-01' },
  }));
  await t.database.orm.insert(conventions).values(values);
  const create = () =>
    mira.call(createConvention, { body: fields, headers: { 'idempotency-key': 'one' } });
  const { id } = (await create()).body;
  expect((await create()).body.id).toBe(id);
  expect(await mira.post('/api/conventions', fields)).toMatchObject({
    status: 422,
    body: { code: 'quota' },
  });
});

test('is answered again only after a change in the team', async () => {
  const { id } = await make();
  const etag = (await mira.get(`/api/conventions/${id}`)).headers.etag!;
  const again = () =>
    mira.request('GET', `/api/conventions/${id}`, { headers: { 'if-none-match': String(etag) } });
  expect((await again()).status).toBe(304);
  await shootAt(id);
  expect((await again()).status).toBe(200);
});
