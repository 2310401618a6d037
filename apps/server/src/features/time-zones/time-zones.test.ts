import type { TeamLocation } from '@lensemble/contract/locations';
import { createShoot, getShoot, updateShoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locations } from '../../db/schema/catalogue.ts';
import { teams } from '../../db/schema/teams.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { fillTimeZones } from './service.ts';

const TOKYO = { latitude: 35.7056, longitude: 139.6659 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const VIENNA = { latitude: 48.2082, longitude: 16.3738 };
const nowhere = { latitude: null, longitude: null };

let t: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ada = await signedIn(t);
});
afterAll(() => t.close());

async function newLocation(fields: object = TOKYO): Promise<TeamLocation> {
  const { body, status } = await ada.post('/api/locations', { name: 'Arcade', ...fields });
  expect(status).toBe(201);
  return body as TeamLocation;
}
const locationNow = async (id: string) =>
  ((await ada.get('/api/locations')).body as TeamLocation[]).find((each) => each.id === id);
const move = async (id: string, fields: object) => {
  const { status, text } = await ada.patch(`/api/locations/${id}`, fields);
  expect(status, text).toBe(200);
};
const shootNow = async (id: string) => (await ada.call(getShoot, { params: { id } })).body;
const revision = async () => {
  const text = 'select revision from teams where id = $1';
  return Number((await t.database.pool.query(text, [ada.team.id])).rows[0].revision);
};

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const evening = { date: inThreeDays, time: '21:30' };
const at = (clock: string, offset = 'Z') =>
  new Date(`${inThreeDays}T${clock}:00${offset}`).toISOString();

describe('a location', () => {
  test('has the zone of its coordinates, and none without them', async () => {
    const { id, timeZone } = await newLocation();
    expect(timeZone).toBe('Asia/Tokyo');
    await move(id, { notes: 'Back entrance' });
    expect(await locationNow(id)).toMatchObject({ timeZone: 'Asia/Tokyo' });
    await move(id, NEW_YORK);
    expect(await locationNow(id)).toMatchObject({ timeZone: 'America/New_York' });
    await move(id, nowhere);
    expect(await locationNow(id)).toMatchObject({ timeZone: null });
    expect(await newLocation({})).toMatchObject({ timeZone: null });
  });

  test('keeps its zone when it is duplicated, also one from before zones were kept', async () => {
    const old = await buildLocation(t.database.orm, ada.team, TOKYO);
    const copy = await ada.post(`/api/locations/${old.id}/duplicate`);
    expect(copy.body).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  test('gets no zone', async () => {
    const said = await ada.post('/api/locations', { name: 'Arcade', timeZone: 'Europe/Rome' });
    expect(said).toMatchObject({ status: 422, body: { fields: { timeZone: expect.any(String) } } });
    const { id } = await newLocation();
    const changed = await ada.patch(`/api/locations/${id}`, { timeZone: 'Europe/Rome' });
    expect(changed.status).toBe(422);
  });
});

describe('a shoot at a location', () => {
  const planned = async (fields: object) =>
    (await ada.call(createShoot, { body: { title: 'Neon Ronin', ...evening, ...fields } })).body;

  test('is made in the zone of the place, whatever the browser says', async () => {
    const { id: locationId } = await newLocation();
    const shoot = await planned({ timeZone: 'UTC', locationId });
    expect(shoot).toMatchObject({
      ...evening,
      timeZone: 'Asia/Tokyo',
      location: { name: 'Arcade' },
    });
    expect(await shootNow(shoot.id)).toMatchObject({ ...evening, timeZone: 'Asia/Tokyo' });
  });

  test('is made in the browser’s zone if the place has no position', async () => {
    const { id: locationId } = await newLocation({});
    const shoot = await planned({ timeZone: 'Europe/Rome', locationId });
    expect(shoot).toMatchObject({ timeZone: 'Europe/Rome', location: { id: locationId } });
  });

  test('comes into its zone when it is moved there, and stays in it when the place is taken away', async () => {
    const { id: locationId } = await newLocation();
    const { id } = await planned({ timeZone: 'Europe/Rome' });
    const params = { id };
    const moved = await ada.call(updateShoot, {
      params,
      body: { locationId, timeZone: 'Europe/Rome' },
    });
    expect(moved.body).toMatchObject({ ...evening, timeZone: 'Asia/Tokyo', version: 2 });
    const said = await ada.call(updateShoot, { params, body: { timeZone: 'Europe/Rome' } });
    expect(said.body).toMatchObject({ timeZone: 'Asia/Tokyo' });
    const away = await ada.call(updateShoot, { params, body: { locationId: null } });
    expect(away.body).toMatchObject({ timeZone: 'Asia/Tokyo', location: null });
    const free = await ada.call(updateShoot, { params, body: { timeZone: 'Europe/Rome' } });
    expect(free.body).toMatchObject({ timeZone: 'Europe/Rome' });
  });

  test('takes its reminder along, unless the caller says when that is', async () => {
    const { id: locationId } = await newLocation();
    const reminderTime = at('20:30');
    const fields = { timeZone: 'UTC', reminderTime };
    const [silent, said] = [await planned(fields), await planned(fields)];
    await ada.call(updateShoot, { params: { id: silent.id }, body: { locationId } });
    expect(await shootNow(silent.id)).toMatchObject({ reminderTime: at('20:30', '+09:00') });
    const body = { locationId, reminderTime: at('11:00') };
    await ada.call(updateShoot, { params: { id: said.id }, body });
    expect(await shootNow(said.id)).toMatchObject({ reminderTime: at('11:00') });
  });

  test('is reminded of before it begins on the clocks there, whatever the browser says', async () => {
    const [york, tokyo] = [await newLocation(NEW_YORK), await newLocation()];
    const made = async (locationId: string, timeZone: string, reminderTime: string) => {
      const shoot = { title: 'Neon Ronin', ...evening, timeZone, locationId, reminderTime };
      return (await ada.post('/api/shoots', shoot)).status;
    };
    expect(await made(york.id, 'Asia/Tokyo', at('20:00', '-05:00'))).toBe(201);
    expect(await made(tokyo.id, 'America/New_York', at('22:00', '+09:00'))).toBe(422);
  });

  test('does not change where its version is stale, or the place another team’s', async () => {
    const stranger = await signedIn(t);
    const theirs = await buildLocation(t.database.orm, stranger.team, {
      ...TOKYO,
      timeZone: 'Asia/Tokyo',
    });
    const { id } = await planned({ timeZone: 'Europe/Rome' });
    const refused = await ada.patch(`/api/shoots/${id}`, { locationId: theirs.id });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { locationId: expect.any(String) } },
    });
    const { id: locationId } = await newLocation();
    const stale = await ada.patch(`/api/shoots/${id}`, { locationId }, { 'if-match': '"7"' });
    expect(stale.status).toBe(409);
    expect(await shootNow(id)).toMatchObject({ timeZone: 'Europe/Rome', version: 1 });
  });
});

describe('the shoots of a location that turns out to be elsewhere', () => {
  const there = async (locationId: string, fields: object = {}) =>
    buildShoot(t.database.orm, ada.team, { locationId, ...evening, ...fields });

  test('keep date and time, and go by the clocks there from then on', async () => {
    const { id: locationId } = await newLocation();
    const shoot = await there(locationId, { reminderTime: new Date(at('20:30', '+09:00')) });
    const before = await revision();
    await move(locationId, NEW_YORK);
    const moved = await shootNow(shoot.id);
    expect(moved).toMatchObject({ ...evening, timeZone: 'America/New_York', version: 2 });
    expect(moved.updatedAt > shoot.updatedAt.toISOString()).toBe(true);
    const [hour = ''] = moved.reminderTime?.match(/T\d\d:30/) ?? [];
    // One hour before, in New York's winter or summer time.
    expect(['T01:30', 'T00:30']).toContain(hour);
    expect(await revision()).toBeGreaterThan(before);
  });

  test('are not reminded again of what they were reminded of', async () => {
    const { id: locationId } = await newLocation();
    const sent = new Date(Date.now() - 60_000);
    const { id } = await there(locationId, { reminderTime: sent });
    await move(locationId, NEW_YORK);
    expect(await shootNow(id)).toMatchObject({
      timeZone: 'America/New_York',
      reminderTime: sent.toISOString(),
    });
  });

  test('stay the same if the clocks are the same, or the place has no position now', async () => {
    const { id: locationId } = await newLocation();
    const { id } = await there(locationId);
    await move(locationId, { ...TOKYO, name: 'Sakura Arcade' });
    await move(locationId, nowhere);
    expect(await shootNow(id)).toMatchObject({ timeZone: 'Asia/Tokyo', version: 1 });
  });

  test('are the only ones that change', async () => {
    const [{ id: here }, { id: elsewhere }] = [await newLocation(), await newLocation()];
    const others = [await there(elsewhere), await buildShoot(t.database.orm, ada.team, evening)];
    const stranger = await signedIn(t);
    const theirs = await buildShoot(t.database.orm, stranger.team, evening);
    await move(here, VIENNA);
    for (const { id } of others) expect(await shootNow(id)).toMatchObject({ version: 1 });
    const params = { id: theirs.id };
    expect((await stranger.call(getShoot, { params })).body).toMatchObject({ version: 1 });
  });

  test('come along too when they are moved there at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { id: locationId } = await newLocation();
      const { id } = await buildShoot(t.database.orm, ada.team, evening);
      const writes = [
        () => ada.patch(`/api/shoots/${id}`, { locationId }),
        () => ada.patch(`/api/locations/${locationId}`, NEW_YORK),
        () => ada.post('/api/shoots', { title: 'New', ...evening, locationId }),
      ];
      const turned = [...writes.slice(round % 3), ...writes.slice(0, round % 3)];
      const answers = await Promise.all(turned.map((write) => write()));
      for (const { status, text } of answers) expect([200, 201], text).toContain(status);
      const found = (await locationNow(locationId))?.shootIds ?? [];
      expect(found).toHaveLength(2);
      for (const shootId of found)
        expect(await shootNow(shootId)).toMatchObject({ timeZone: 'America/New_York' });
    }
  });
});

describe('locations from before zones were kept', () => {
  beforeEach(() => t.database.orm.delete(teams));

  test('get theirs once, and so do their shoots', async () => {
    ada = await signedIn(t);
    const { orm } = t.database;
    const place = await buildLocation(orm, ada.team, TOKYO);
    await buildLocation(orm, ada.team);
    const shoot = await buildShoot(orm, ada.team, {
      locationId: place.id,
      ...evening,
      timeZone: 'UTC',
    });
    const before = await revision();
    await fillTimeZones({ orm });
    expect(await locationNow(place.id)).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(await shootNow(shoot.id)).toMatchObject({ timeZone: 'Asia/Tokyo', version: 2 });
    const after = await revision();
    expect(after).toBeGreaterThan(before);
    await fillTimeZones({ orm });
    expect(await revision()).toBe(after);
    const zones = await orm.select({ timeZone: locations.timeZone }).from(locations);
    expect(zones.map(({ timeZone }) => timeZone).sort()).toEqual(['Asia/Tokyo', null]);
  });

  test('get theirs even if another one is nowhere on earth', async () => {
    ada = await signedIn(t);
    const { orm } = t.database;
    const nowhereOnEarth = await buildLocation(orm, ada.team, { latitude: 0, longitude: 500 });
    const tokyo = await buildLocation(orm, ada.team, TOKYO);
    const vienna = await buildLocation(orm, ada.team, VIENNA);
    await expect(fillTimeZones({ orm })).rejects.toThrow('Places that got no time zone: 1');
    expect(await locationNow(nowhereOnEarth.id)).toMatchObject({ timeZone: null });
    expect(await locationNow(tokyo.id)).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(await locationNow(vienna.id)).toMatchObject({ timeZone: 'Europe/Vienna' });
  });
});
