import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  mildHour,
  type StandInOpenMeteo,
  startOpenMeteo,
} from '../../../../../testing/open-meteo.ts';
import { buildApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';
import { statementsOf } from '../../testing/statements.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
const tomorrow = new Date(noon + DAY).toISOString().slice(0, 10);

let meteo: StandInOpenMeteo;
let off: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  meteo = await startOpenMeteo();
  off = await testApp();
});
beforeEach(async () => {
  // Freezes the clock at noon, because the forecast days change at midnight.
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  Object.assign(meteo, { weather: mildHour, trouble: undefined });
  meteo.asked.length = 0;
  app = await freshApp();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});
afterAll(async () => {
  await off.close();
  await meteo.close();
});

/** A new app for each test, because a server caches the weather and the failures of its service. */
async function freshApp(rateLimits = false): Promise<TestApp['app']> {
  const maps = { ...off.env.maps, weatherUrl: meteo.env.WEATHER_URL };
  const fresh = await buildApp({ env: { ...off.env, rateLimits, maps }, database: off.database });
  await fresh.ready();
  return fresh;
}

const near = { date: tomorrow, time: '15:30', durationMinutes: 120 } as const;
const share = async (overrides: Parameters<typeof buildSharedShoot>[1] = near) =>
  (await buildSharedShoot(off, overrides)).shoot.id;
const pageOf = async (id: string) => (await app.inject({ url: `/public/shoots/${id}` })).body;

test('the page shows the weather of the hours, in the units of the place, and where it is from', async () => {
  const text = await pageOf(await share());
  expect(text).toContain('<h2 id="weather">Weather</h2>');
  expect(text).toContain('<dt>Sky</dt><dd>Partly cloudy</dd>');
  // 15:30 to 17:30 in Rome is 14:30 to 16:30 in UTC, whose hour is the temperature, or an hour less in summer.
  expect(text).toMatch(/<dt>Temperature<\/dt><dd>1[34] to 1[56] °C<\/dd>/);
  expect(text).toContain('href="https://open-meteo.com/" target="_blank" rel="noreferrer">');
});

test('it is made again after ten minutes, without asking the service more than once an hour', async () => {
  const id = await share();
  await pageOf(id);
  const visit = () => statementsOf(() => pageOf(id));
  expect(await visit()).toHaveLength(1);
  expect(meteo.asked).toHaveLength(1);
  vi.setSystemTime(noon + 11 * MINUTE);
  expect(await visit()).toHaveLength(2);
  expect(await visit()).toHaveLength(1);
  expect(meteo.asked).toHaveLength(1);
  meteo.weather = (at) => ({ ...mildHour(at), weather_code: 95 });
  vi.setSystemTime(noon + 61 * MINUTE);
  expect(await pageOf(id)).toContain('Thunderstorm');
  expect(meteo.asked).toHaveLength(2);
});

test('it is complete without a forecast, and gets one after the next ten minutes', async () => {
  meteo.trouble = { way: 'refuse', status: 500 };
  const id = await share();
  expect(await pageOf(id)).not.toContain('Weather');
  meteo.trouble = undefined;
  vi.setSystemTime(noon + 11 * MINUTE);
  expect(await pageOf(id)).toContain('Weather');
});

test('nothing is asked for a shoot that is past, far away or without a date', async () => {
  for (const date of ['2020-01-01', '2090-01-01', null])
    expect(await pageOf(await share({ ...near, date }))).not.toContain('Weather');
  expect(meteo.asked).toEqual([]);
});

test('visitors cause 300 requests an hour for the shoots of one team', async () => {
  await app.close();
  app = await freshApp(true);
  const { person, shoot } = await buildSharedShoot(off, near);
  await pageOf(shoot.id);
  expect(meteo.asked).toHaveLength(1);
  await off.database.pool.query('update rate_limits set points = 300 where key like $1', [
    'weatherOfVisitors%',
  ]);
  await off.database.pool.query('update locations set latitude = 44 where team_id = $1', [
    person.team.id,
  ]);
  await off.database.pool.query('update teams set revision = revision + 1 where id = $1', [
    person.team.id,
  ]);
  expect(await pageOf(shoot.id)).not.toContain('Weather');
  expect(meteo.asked).toHaveLength(1);
});
