import type { ResponseOf } from '@lensemble/contract/endpoint';
import type { getWeather } from '@lensemble/contract/weather';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import {
  mildHour,
  type StandInOpenMeteo,
  startOpenMeteo,
} from '../../../../../testing/open-meteo.ts';
import { buildApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const today = Math.floor(Date.now() / DAY) * DAY;
/** Every requested hour is within one day, whenever this runs. */
const hour = today + DAY + 9 * HOUR;

let meteo: StandInOpenMeteo;
let off: TestApp;
let app: TestApp['app'];
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  // Freezes the clock at noon, because the forecast days change at midnight.
  vi.useFakeTimers({ now: today + DAY / 2, toFake: ['Date'] });
  meteo = await startOpenMeteo();
  off = await testApp();
});
beforeEach(async () => {
  Object.assign(meteo, { weather: mildHour, trouble: undefined });
  meteo.asked.length = 0;
  app = await freshApp();
  ada = await signedIn({ ...off, app });
});
afterEach(() => app.close());
afterAll(async () => {
  await off.close();
  await meteo.close();
  vi.useRealTimers();
});

/** A new app for each test, because a server caches the weather and the failures of its service. */
async function freshApp(rateLimits = false): Promise<TestApp['app']> {
  const maps = { ...off.env.maps, weatherUrl: meteo.env.WEATHER_URL };
  const fresh = await buildApp({ env: { ...off.env, rateLimits, maps }, database: off.database });
  await fresh.ready();
  return fresh;
}

const urlOf = (fields: Readonly<Record<string, string>> = {}) =>
  `/api/weather?${new URLSearchParams({
    latitude: '35.7056',
    longitude: '139.6659',
    from: new Date(hour).toISOString(),
    to: new Date(hour + 3 * HOUR).toISOString(),
    ...fields,
  })}`;
const between = (from: number, to: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});
async function forecast(fields?: Readonly<Record<string, string>>, who = ada) {
  const { status, body, text } = await who.get(urlOf(fields));
  expect(status, text).toBe(200);
  return (body as ResponseOf<typeof getWeather>).forecast;
}

describe('the weather at a place', () => {
  test('comes hour by hour, with whom it comes from, and others learn no more of the place than they need', async () => {
    const found = await forecast();
    expect(found?.hours).toHaveLength(3);
    expect(found?.hours[0]).toEqual({
      at: new Date(hour).toISOString(),
      temperature: new Date(hour).getUTCHours(),
      precipitationChance: 10,
      precipitation: 0,
      windSpeed: 8.6,
      windGusts: 21.2,
      cloudCover: 40,
      code: 2,
    });
    expect(found?.credit).toEqual({
      text: 'Weather data by Open-Meteo.com',
      url: 'https://open-meteo.com/',
    });
    expect(meteo.asked[0]).toMatchObject({ latitude: '35.71', longitude: '139.67' });
  });

  test('is asked for once, however many look at it', async () => {
    const from = today + 2 * DAY;
    const span = between(from + 9 * HOUR, from + 12 * HOUR);
    await Promise.all(Array.from({ length: 10 }, () => forecast(span)));
    await forecast(between(from + 14 * HOUR, from + 15 * HOUR), await signedIn({ ...off, app }));
    expect(meteo.asked).toHaveLength(1);
  });

  test('reaches 16 days, today among them', async () => {
    const last = today + 15 * DAY;
    expect((await forecast(between(last + 20 * HOUR, last + 26 * HOUR)))?.hours).toHaveLength(4);
    expect(await forecast(between(last + 24 * HOUR, last + 26 * HOUR))).toBeNull();
    expect(await forecast(between(today + 90 * DAY, today + 90 * DAY + HOUR))).toBeNull();
    expect(meteo.asked).toHaveLength(1);
  });

  test('is of no use any more an hour after', async () => {
    const now = Date.now();
    expect(await forecast(between(now - 3 * HOUR, now - HOUR - 1_000))).toBeNull();
    expect(meteo.asked).toHaveLength(0);
    expect(await forecast(between(now - 3 * HOUR, now - HOUR / 2))).not.toBeNull();
  });

  test('is nothing where a model says nothing', async () => {
    meteo.weather = () => ({});
    expect(await forecast()).toBeNull();
  });
});

describe('without weather', () => {
  test('a server that does without says so', async () => {
    expect(await forecast({}, await signedIn(off))).toBeNull();
  });

  test.each([
    { way: 'silence' },
    { way: 'reset' },
    { way: 'half' },
    { way: 'nonsense' },
    { way: 'other' },
    { way: 'redirect' },
    { way: 'refuse', status: 400 },
    { way: 'refuse', status: 429 },
    { way: 'refuse', status: 500 },
  ] as const)(
    '$way $status: there is none, soon, and the next look costs nothing',
    async (trouble) => {
      meteo.trouble = trouble;
      const begin = performance.now();
      expect(await forecast()).toBeNull();
      expect(performance.now() - begin).toBeLessThan(20_000);
      const asked = meteo.asked.length;
      expect(await forecast()).toBeNull();
      expect(meteo.asked).toHaveLength(asked);
    },
  );

  test('a server can stop while it waits', async () => {
    // A timeout that never ends by itself.
    const deadline = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => deadline.mockRestore());
    deadline.mockReturnValue(new AbortController().signal);
    meteo.trouble = { way: 'silence' };
    const waiting = forecast();
    await vi.waitFor(() => expect(meteo.asked).toHaveLength(1));
    await app.close();
    expect(await waiting).toBeNull();
  });
});

describe('a bad question', () => {
  const now = Date.now();
  test.each<[string, Record<string, string>, string]>([
    ['a latitude out of range', { latitude: '90.1' }, 'latitude'],
    ['NaN', { latitude: 'NaN' }, 'latitude'],
    ['no number', { longitude: '139.6659; drop' }, 'longitude'],
    ['nothing', { longitude: '' }, 'longitude'],
    ['a longitude out of range', { longitude: '-180.5' }, 'longitude'],
    ['no moment', { from: 'tomorrow' }, 'from'],
    ['a time that runs backwards', between(now, now - HOUR), 'to'],
    ['more than a day', between(now, now + 25 * HOUR), 'to'],
    ['a field that is not known', { apikey: 'x' }, 'apikey'],
  ])('%s is refused', async (_, fields, place) => {
    const { status, body } = await ada.get(urlOf(fields));
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [place]: expect.any(String) } });
    expect(meteo.asked).toHaveLength(0);
  });

  test('half a pair and no question at all are refused too', async () => {
    expect(await ada.get('/api/weather')).toMatchObject({ status: 422 });
    const half = urlOf().replace(/longitude=[^&]*&/, '');
    expect(await ada.get(half)).toMatchObject({
      status: 422,
      body: { fields: { longitude: expect.any(String) } },
    });
  });

  test('a stranger’s is answered with 401', async () => {
    expect(await makeClient(app).get(urlOf())).toMatchObject({ status: 401 });
  });
});

test('coordinates as numbers are written, however small, are understood', async () => {
  expect(
    await forecast({ latitude: String(1e-7), longitude: String(-0.123456789012345) }),
  ).not.toBeNull();
});

test('limits the number of places per user', async () => {
  const limited = await freshApp(true);
  try {
    const eve = await signedIn({ ...off, app: limited });
    const answers: number[] = [];
    for (let index = 0; index <= 300; index++)
      answers.push((await eve.get(urlOf({ latitude: String(index / 10) }))).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(300);
    expect(answers.at(-1)).toBe(429);
    expect((await eve.get(urlOf({ latitude: '0' }))).status).toBe(200);
  } finally {
    await limited.close();
  }
});
