import type { Shoot } from '@lensemble/contract/shoots';
import { TIME_ZONE_HEADER } from '@lensemble/contract/time-zone-header';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';

/** Calls of clients that follow the documented calls and name no zone: the day is its local midnight in UTC. */
let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(() => t.close());

const MINUTE_MS = 60_000;
const instantAt = (date: string, time: string, zone: string) => zonedInstant(date, time, zone);
const TOO_LATE = 'Choose a reminder time before the shoot begins';
const LOS_ANGELES = { latitude: 34.0522, longitude: -118.2437, timeZone: 'America/Los_Angeles' };
const TOKYO = { latitude: 35.7056, longitude: 139.6659, timeZone: 'Asia/Tokyo' };

/** The fields that such a client sends for what a person picked. */
const sent = (zone: string, date: string, time: string, minutesBefore: number) => ({
  date: instantAt(date, '00:00', zone).toISOString(),
  time,
  reminderTime: new Date(
    instantAt(date, time, zone).getTime() - minutesBefore * MINUTE_MS,
  ).toISOString(),
});

async function create(fields: object, headers: Record<string, string> = {}): Promise<Shoot> {
  const { status, body, text } = await mira.post('/api/shoots', { title: 'x', ...fields }, headers);
  expect(status, text).toBe(201);
  return body as Shoot;
}
async function change(id: string, fields: object): Promise<Shoot> {
  const { status, body, text } = await mira.patch(`/api/shoots/${id}`, fields);
  expect(status, text).toBe(200);
  return body as Shoot;
}

const places = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'];
const leads = [15, 30, 60, 24 * 60];
const everywhere = places.flatMap((zone) => leads.map((minutes) => [zone, minutes] as const));

test.each(everywhere)(
  'a client in %s keeps day, time and a reminder %i minutes before',
  async (zone, minutes) => {
    const first = sent(zone, '2126-11-28', '14:30', minutes);
    const { reminderTime } = first;
    const made = await create({ ...first, status: 'planning', durationMinutes: 60 });
    expect(made).toMatchObject({ date: '2126-11-28', time: '14:30', reminderTime });

    const second = sent(zone, '2127-07-04', '06:15', minutes);
    const moved = { date: '2127-07-04', time: '06:15', reminderTime: second.reminderTime };
    expect(await change(made.id, second)).toMatchObject(moved);
    const { reminderTime: later } = sent(zone, '2127-07-04', '06:15', 45);
    expect(await change(made.id, { reminderTime: later })).toMatchObject({ reminderTime: later });
    const { body } = await mira.get(`/api/shoots/${made.id}`);
    expect(body).toMatchObject({ ...moved, reminderTime: later });
    expect((await mira.get('/api/shoots')).body).toMatchObject([{ ...moved, reminderTime: later }]);
  },
);

test('a client that reads the day as UTC and sends it back keeps it', async () => {
  const { id, date } = await create({ date: instantAt('2126-11-28', '00:00', 'Asia/Tokyo') });
  const again = await change(id, { date: new Date(String(date)).toISOString() });
  expect(again).toMatchObject({ date: '2126-11-28' });
});

describe('the zone of a shoot whose request names none', () => {
  const plan = { date: '2126-11-28', time: '14:30' };
  const inRome = { [TIME_ZONE_HEADER]: 'Europe/Rome' };

  test('is UTC if nothing says another', async () => {
    expect(await create(plan)).toMatchObject({ timeZone: 'UTC' });
    expect(await create(plan, { [TIME_ZONE_HEADER]: 'Mars/Olympus' })).toMatchObject({
      timeZone: 'UTC',
    });
  });

  test('is that of the browser if it says one', async () => {
    expect(await create(plan, inRome)).toMatchObject({ timeZone: 'Europe/Rome' });
  });

  test('is that of the team’s last shoots rather than the browser’s', async () => {
    await buildShoot(t.database.orm, mira.team, { timeZone: 'Europe/Paris' });
    await create({ ...plan, timeZone: 'America/New_York' });
    expect(await create(plan, inRome)).toMatchObject({ timeZone: 'America/New_York' });
  });

  test('is not a guess of before, or a zone of another team', async () => {
    const stranger = await signedIn(t);
    await buildShoot(t.database.orm, stranger.team, { timeZone: 'Asia/Tokyo' });
    await create(plan, inRome);
    expect(await create(plan)).toMatchObject({ timeZone: 'UTC' });
  });

  test('is that of the place rather than any other', async () => {
    await buildShoot(t.database.orm, mira.team, { timeZone: 'Europe/Paris' });
    const { id: locationId } = await buildLocation(t.database.orm, mira.team, TOKYO);
    expect(await create({ ...plan, locationId }, inRome)).toMatchObject({
      timeZone: 'Asia/Tokyo',
    });
  });
});

describe('a reminder', () => {
  const inLosAngeles = sent('America/Los_Angeles', '2126-11-28', '14:30', 60);
  const refusal = { status: 422, body: { fields: { reminderTime: TOO_LATE } } };

  test('is not measured by the zone of the team’s last shoots', async () => {
    await buildShoot(t.database.orm, mira.team, { timeZone: 'Asia/Tokyo' });
    const { id } = await create(inLosAngeles);
    expect(await change(id, inLosAngeles)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  test('is measured by the zone of the place', async () => {
    const { orm } = t.database;
    const { id: locationId } = await buildLocation(orm, mira.team, TOKYO);
    expect(
      await mira.post('/api/shoots', { title: 'x', ...inLosAngeles, locationId }),
    ).toMatchObject(refusal);
    const { id: nearby } = await buildLocation(orm, mira.team, LOS_ANGELES);
    await create({ ...inLosAngeles, locationId: nearby });
    const { id } = await create(inLosAngeles);
    expect(await mira.patch(`/api/shoots/${id}`, { ...inLosAngeles, locationId })).toMatchObject(
      refusal,
    );
  });

  test('is measured by a zone that a person has corrected, and not by one that was only saved again', async () => {
    const { id } = await create(inLosAngeles);
    await change(id, { title: 'y', timeZone: 'UTC' });
    await change(id, sent('America/Los_Angeles', '2126-11-28', '14:30', 30));
    await change(id, { timeZone: 'America/Los_Angeles' });
    const late = { reminderTime: '2126-11-28T22:31:00.000Z' };
    expect(await mira.patch(`/api/shoots/${id}`, late)).toMatchObject(refusal);
  });

  test('stays at its moment when the shoot gets a place', async () => {
    const { id } = await create(inLosAngeles);
    const { id: locationId } = await buildLocation(t.database.orm, mira.team, LOS_ANGELES);
    expect(await change(id, { locationId })).toMatchObject({
      timeZone: 'America/Los_Angeles',
      reminderTime: inLosAngeles.reminderTime,
    });
  });

  test('of a copy is not measured by the guessed zone either', async () => {
    const { id } = await create(inLosAngeles);
    const copy = await mira.post(`/api/shoots/${id}/duplicate`, { withDate: true });
    const { id: copyId } = copy.body as Shoot;
    expect(await change(copyId, inLosAngeles)).toMatchObject({ time: '14:30' });
  });
});
