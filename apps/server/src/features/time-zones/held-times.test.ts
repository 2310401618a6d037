import { heldTime } from '@lensemble/contract/held-time';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZONE_DATA } from '../../lib/held-columns.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { updateHeldTimes } from './service.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(() => t.close());

const plan = {
  title: 'Neon',
  status: 'planning',
  date: '2126-11-24',
  time: '21:15',
  timeZone: 'Asia/Tokyo',
  durationMinutes: 120,
  setUpMinutes: 90,
  strikeMinutes: 30,
};
const create = async (body: object) =>
  (await mira.post('/api/shoots', { ...plan, ...body })).body as ShootDetail;

async function heldOf(id: string) {
  const { rows } = await t.database.pool.query(
    'select lower(held) as "from", upper(held) as "to", held_zone_data as "zoneData" from shoots where id = $1',
    [id],
  );
  return rows[0] as { from: Date | null; to: Date | null; zoneData: string | null };
}

/** Expects that what a shoot holds follows from its plan as it is now. */
async function expectHeld(id: string): Promise<ShootDetail> {
  const shoot = (await mira.get(`/api/shoots/${id}`)).body as ShootDetail;
  const expected = heldTime(shoot) ?? { from: null, to: null };
  expect(await heldOf(id)).toEqual({ ...expected, zoneData: ZONE_DATA });
  return shoot;
}

describe('what a shoot holds', () => {
  test('is stored with a new shoot', async () => {
    const { id } = await create({});
    await expectHeld(id);
    expect(await heldOf(id)).toMatchObject({
      from: new Date('2126-11-24T10:45:00Z'),
      to: new Date('2126-11-24T14:45:00Z'),
    });
    await expectHeld((await create({ time: null })).id);
    expect(await heldOf((await create({ date: null })).id)).toMatchObject({ from: null });
  });

  test('is measured in the zone of the place, whatever the client says', async () => {
    const place = { timeZone: 'America/New_York', latitude: 40.7, longitude: -74 };
    const { id: locationId } = await buildLocation(t.database.orm, mira.team, place);
    const { id } = await create({ locationId });
    expect((await expectHeld(id)).timeZone).toBe('America/New_York');
  });

  test.each<[string, object]>([
    ['the date', { date: '2126-11-30' }],
    ['the time', { time: '08:00' }],
    ['the absence of a time', { time: null }],
    ['the absence of a date', { date: null }],
    ['the zone', { timeZone: 'Europe/Rome' }],
    ['the duration', { durationMinutes: 480 }],
    ['the set-up', { setUpMinutes: 0 }],
    ['the strike', { strikeMinutes: 480 }],
    ['all of it', { ...plan, date: '2127-01-01', setUpMinutes: 15 }],
  ])('follows a change of %s', async (_what, change) => {
    const { id } = await create({});
    await mira.patch(`/api/shoots/${id}`, change);
    expect(await expectHeld(id)).toMatchObject(change);
  });

  test('follows the shoot to a place in another zone, and the place there', async () => {
    const { orm } = t.database;
    const place = { timeZone: 'America/New_York', latitude: 40.7, longitude: -74 };
    const { id: locationId } = await buildLocation(orm, mira.team, place);
    const { id } = await create({});
    await mira.patch(`/api/shoots/${id}`, { locationId });
    expect((await expectHeld(id)).timeZone).toBe('America/New_York');
    await mira.patch(`/api/locations/${locationId}`, { latitude: 35.7, longitude: 139.7 });
    expect((await expectHeld(id)).timeZone).toBe('Asia/Tokyo');
  });

  test('stays through a change of the status, and is that of a copy as well', async () => {
    const { id } = await create({});
    await mira.patch('/api/shoots', { shoots: [{ id, status: 'completed' }] });
    await expectHeld(id);
    const copy = await mira.post(`/api/shoots/${id}/duplicate`, { withDate: true });
    await expectHeld((copy.body as ShootDetail).id);
  });
});

describe('shoots that were stored without it, or with other zone data', () => {
  test('get it in the background, and keep their version', async () => {
    const { orm, pool } = t.database;
    const { id } = await buildShoot(orm, mira.team, { date: '2126-11-24', time: '10:00' });
    const other = await create({});
    await pool.query(`update shoots set held = 'empty', held_zone_data = '1999a' where id = $1`, [
      other.id,
    ]);
    expect(await heldOf(id)).toMatchObject({ from: null, zoneData: null });
    await updateHeldTimes({ orm });
    await expectHeld(id);
    expect(await expectHeld(other.id)).toMatchObject({ version: 1 });
  });

  test('get it however many they are', async () => {
    const { orm, pool } = t.database;
    await pool.query(
      `insert into shoots (team_id, title, status, date, time_zone, duration_minutes, color)
       select $1, 'Shoot ' || n, 'planning', '2126-11-24', 'Asia/Tokyo', 60, '#3B82F6' from generate_series(1, 1100) n`,
      [mira.team.id],
    );
    await updateHeldTimes({ orm });
    const { rows } = await pool.query(
      'select distinct lower(held) as "from", upper(held) as "to" from shoots where team_id = $1',
      [mira.team.id],
    );
    expect(rows).toEqual([
      { from: new Date('2126-11-23T15:00:00Z'), to: new Date('2126-11-24T15:00:00Z') },
    ]);
  });

  test('hold nothing in a zone that the server does not know', async () => {
    const { orm } = t.database;
    const strange = { date: '2126-11-24', timeZone: 'Mars/Olympus' };
    const { id } = await buildShoot(orm, mira.team, strange);
    await updateHeldTimes({ orm });
    expect(await heldOf(id)).toEqual({ from: null, to: null, zoneData: ZONE_DATA });
  });
});
