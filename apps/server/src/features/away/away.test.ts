import { randomUUID } from 'node:crypto';
import { createAway, deleteAway, listAway } from '@lensemble/contract/away';
import { AWAY_MAX } from '@lensemble/contract/constants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awayDays } from '../../db/schema/away.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildAway, buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
let id: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  id = await buildItem(t.database.orm, mira.team, 'personnel');
});
afterAll(() => t.close());

const list = async () => (await mira.call(listAway, { params: { id } })).body;

test('days are noted, listed in their order and taken back', async () => {
  const late = { firstDay: '2126-12-24', lastDay: '2126-12-24' };
  const early = { firstDay: '2126-11-20', lastDay: '2126-11-23' };
  const second = await mira.call(createAway, { params: { id }, body: late });
  expect(second.status).toBe(201);
  const first = await mira.post(`/api/personnel/${id}/away`, {
    first_day: '2126-11-20T00:00:00',
    last_day: '2126-11-23',
  });
  expect(first.body).toEqual({ id: expect.any(String), personnelId: id, ...early });
  expect(await list()).toEqual([first.body, second.body]);
  await mira.call(deleteAway, { params: { id: second.body.id } });
  expect(await list()).toEqual([first.body]);
  expect((await mira.delete(`/api/away/${second.body.id}`)).status).toBe(404);
});

test('each person has days of their own', async () => {
  await buildAway(t.database.orm, mira.team);
  expect(await list()).toEqual([]);
});

test.each([
  [{ firstDay: '2126-11-20', lastDay: '2126-11-19' }, 'The last day cannot be before the first'],
  [{ firstDay: '2126-11-20', lastDay: '2127-11-21' }, 'Please choose at most 366 days'],
  [{ firstDay: '2126-11-20', lastDay: '2126-02-30' }, 'Please choose a real date'],
])('refuses %j', async (body, message) => {
  const answer = await mira.post(`/api/personnel/${id}/away`, body);
  expect(answer).toMatchObject({ status: 422, body: { fields: { lastDay: message } } });
});

test('a whole year is allowed', async () => {
  const body = { firstDay: '2126-11-20', lastDay: '2127-11-20' };
  expect((await mira.post(`/api/personnel/${id}/away`, body)).status).toBe(201);
});

test('the same days are noted once', async () => {
  const body = { firstDay: '2126-11-20', lastDay: '2126-11-22' };
  const { body: first } = await mira.call(createAway, { params: { id }, body });
  const { body: again } = await mira.call(createAway, { params: { id }, body });
  expect(again).toEqual(first);
  expect(await list()).toEqual([first]);
});

test('a person who does not exist is not away', async () => {
  const body = { firstDay: '2126-11-20', lastDay: '2126-11-20' };
  expect((await mira.post(`/api/personnel/${randomUUID()}/away`, body)).status).toBe(404);
});

test('a person has a limited number of entries', async () => {
  const day = { teamId: mira.team.id, personnelId: id, firstDay: '2126-11-20' };
  const rows = Array.from({ length: AWAY_MAX }, () => ({ ...day, lastDay: '2126-11-20' }));
  await t.database.orm.insert(awayDays).values(rows);
  const body = { firstDay: '2126-11-21', lastDay: '2126-11-21' };
  const answer = await mira.post(`/api/personnel/${id}/away`, body);
  expect(answer).toMatchObject({
    status: 422,
    body: { error: 'A list can have at most 200 entries. Please delete some first.' },
  });
  expect(await list()).toHaveLength(AWAY_MAX);
});

test('a deleted person leaves no days behind', async () => {
  await buildAway(t.database.orm, mira.team, { personnelId: id });
  await mira.delete(`/api/personnel/${id}`);
  expect((await mira.get(`/api/personnel/${id}/away`)).status).toBe(404);
  const { rows } = await t.database.pool.query('select from away_days where personnel_id = $1', [
    id,
  ]);
  expect(rows).toEqual([]);
});
