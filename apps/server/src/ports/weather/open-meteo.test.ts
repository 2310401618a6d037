import {
  afterAll,
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
import { ExternalServiceError } from '../external-service-error.ts';
import { openMeteo } from './open-meteo.ts';

let meteo: StandInOpenMeteo;
let url: string;
beforeAll(async () => {
  meteo = await startOpenMeteo();
  url = meteo.env.WEATHER_URL ?? '';
});
beforeEach(() => {
  Object.assign(meteo, { weather: mildHour, trouble: undefined });
  meteo.asked.length = 0;
});
afterAll(() => meteo.close());

const place = { latitude: 35.71, longitude: -139.67 };
const HOUR = 3_600_000;
const hour = new Date(Math.ceil(Date.now() / HOUR) * HOUR);
const later = (hours: number) => new Date(hour.getTime() + hours * HOUR);
const ask = (from = hour, to = later(3), base = url) => openMeteo(base).forecast(place, from, to);

describe('a forecast', () => {
  test('is asked for in the words of the documentation and read hour by hour', async () => {
    const hours = await ask();
    expect(hours.map(({ at }) => at)).toEqual([0, 1, 2].map((step) => later(step).toISOString()));
    expect(hours[0]).toEqual({
      at: hour.toISOString(),
      temperature: hour.getUTCHours(),
      precipitationChance: 10,
      precipitation: 0,
      windSpeed: 8.6,
      windGusts: 21.2,
      cloudCover: 40,
      code: 2,
    });
    expect(meteo.asked).toEqual([
      {
        latitude: '35.71',
        longitude: '-139.67',
        hourly:
          'temperature_2m,precipitation_probability,precipitation,weather_code,cloud_cover,wind_speed_10m,wind_gusts_10m',
        timeformat: 'unixtime',
        timezone: 'UTC',
        start_hour: hour.toISOString().slice(0, 16),
        end_hour: later(2).toISOString().slice(0, 16),
      },
    ]);
  });

  test('has every hour that the time touches', async () => {
    const quarter = HOUR / 4;
    const shifted = (moment: Date) => new Date(moment.getTime() + quarter);
    expect(await ask(shifted(hour), shifted(later(1)))).toHaveLength(2);
  });

  test('leaves out hours of which a model says nothing, and has null for what it leaves open', async () => {
    meteo.weather = (at) => ({
      ...mildHour(at),
      precipitation_probability: null,
      wind_gusts_10m: null,
      temperature_2m: at.getTime() === hour.getTime() ? null : 20,
    });
    const hours = await ask();
    expect(hours).toHaveLength(2);
    expect(hours[0]).toMatchObject({ precipitationChance: null, windGusts: null });
  });

  test('is empty out of reach, where the service says no', async () => {
    expect(await ask(later(24 * 40), later(24 * 40 + 2))).toEqual([]);
  });

  test('is asked for under an address with a path and a key', async () => {
    expect(await ask(hour, later(1), `${url}/?apikey=a%26b`)).toHaveLength(1);
    expect(meteo.asked).toMatchObject([{ apikey: 'a&b', latitude: '35.71' }]);
    await expect(ask(hour, later(1), `${url}/prefix/`)).rejects.toThrow(ExternalServiceError);
  });
});

describe('a service that is away', () => {
  test.each([
    { way: 'reset' },
    { way: 'half' },
    { way: 'nonsense' },
    { way: 'other' },
    { way: 'redirect' },
    { way: 'refuse', status: 429 },
    { way: 'refuse', status: 500 },
    { way: 'refuse', status: 403 },
  ] as const)('is reported as such: $way $status', async (trouble) => {
    meteo.trouble = trouble;
    await expect(ask()).rejects.toThrow('Open-Meteo is not available right now');
    expect(meteo.asked).toHaveLength(1);
  });

  test('is not waited for without an end', async () => {
    meteo.trouble = { way: 'silence' };
    const begin = performance.now();
    await expect(ask()).rejects.toThrow(ExternalServiceError);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });

  test('may not answer without an end', async () => {
    meteo.trouble = { way: 'endless' };
    // The size limit must end the response, not the timeout.
    const deadline = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => deadline.mockRestore());
    deadline.mockReturnValue(new AbortController().signal);
    await expect(ask()).rejects.toThrow(ExternalServiceError);
  });

  test('may be nowhere at all', async () => {
    const closed = await startOpenMeteo();
    await closed.close();
    await expect(ask(hour, later(1), closed.env.WEATHER_URL)).rejects.toThrow(ExternalServiceError);
  });
});
