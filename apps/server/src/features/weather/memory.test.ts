import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { WeatherHour } from '@lensemble/contract/weather';
import { beforeEach, describe, expect, test } from 'vitest';
import { ExternalServiceError } from '../../ports/external-service-error.ts';
import type { Weather } from '../../ports/weather/port.ts';
import { rememberForecasts } from './memory.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-28T00:00:00Z');

class Sky implements Weather {
  readonly credit = { text: 'The sky', url: 'https://sky.example' };
  readonly asked: string[] = [];
  isAway = false;
  gate = Promise.resolve();

  async forecast(place: { latitude: number; longitude: number }, from: Date, to: Date) {
    this.asked.push(`${place.latitude} ${place.longitude} ${from.toISOString().slice(0, 10)}`);
    await this.gate;
    if (this.isAway) throw new ExternalServiceError('The sky');
    const hours: WeatherHour[] = [];
    for (let at = from.getTime(); at < to.getTime(); at += HOUR) hours.push(hourAt(at));
    return hours;
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const hourAt = (at: number): WeatherHour => ({
  at: new Date(at).toISOString(),
  temperature: 12,
  precipitationChance: 5,
  precipitation: 0,
  windSpeed: 10,
  windGusts: null,
  cloudCover: 30,
  code: 1,
});

let sky: Sky;
let clock: number;
let counted: number;
let forecasts: ReturnType<typeof rememberForecasts>;
beforeEach(() => {
  [sky, clock, counted] = [new Sky(), START, 0];
  forecasts = rememberForecasts(sky, () => clock);
});

const count = async () => void counted++;
const find = (from = 14, hours = 2, place = { latitude: 35.7056, longitude: 139.6659 }) =>
  forecasts.find(
    { ...place, from: new Date(START + from * HOUR), to: new Date(START + (from + hours) * HOUR) },
    count,
  );

describe('forecasts', () => {
  test('are asked for by the whole day, roughly where it is, and cut to the hours in question', async () => {
    const hours = await find();
    expect(hours.map(({ at }) => at.slice(11, 16))).toEqual(['14:00', '15:00']);
    expect(sky.asked).toEqual(['35.71 139.67 2026-11-28']);
  });

  test('of an evening that ends after midnight are of two days', async () => {
    const hours = await find(23.5, 2);
    expect(hours.map(({ at }) => at.slice(8, 16))).toEqual(['28T23:00', '29T00:00', '29T01:00']);
    expect(sky.asked).toHaveLength(2);
  });

  test('of a day that ends at midnight are of that day', async () => {
    expect(await find(0, 24)).toHaveLength(24);
    expect(sky.asked).toHaveLength(1);
  });

  test('are kept for an hour for all who ask about the same neighborhood', async () => {
    await find();
    clock += HOUR - 1;
    await find(3, 4, { latitude: 35.7051, longitude: 139.6651 });
    expect([sky.asked.length, counted]).toEqual([1, 1]);
    clock += 1;
    await find();
    expect([sky.asked.length, counted]).toEqual([2, 2]);
  });

  test('are asked for once where many ask at once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    sky.gate = promise;
    const all = Array.from({ length: 20 }, () => find());
    resolve();
    for (const hours of await Promise.all(all)) expect(hours).toHaveLength(2);
    expect(sky.asked).toHaveLength(1);
  });

  test('are forgotten when there are too many, the least recently used first', async () => {
    const at = (index: number) => ({ latitude: index / 100, longitude: 0 });
    for (let index = 0; index < 1_000; index++) await find(14, 2, at(index));
    await find(14, 2, at(0));
    await find(14, 2, at(1_000));
    await find(14, 2, at(0));
    expect(sky.asked).toHaveLength(1_001);
    await find(14, 2, at(1));
    expect(sky.asked).toHaveLength(1_002);
  });

  test('of former hours are not kept', async () => {
    const answers: WeakRef<readonly WeatherHour[]>[] = [];
    const forecast = sky.forecast.bind(sky);
    sky.forecast = async (place, from, to) => {
      const hours = await forecast(place, from, to);
      answers.push(new WeakRef(hours));
      return hours;
    };
    await find();
    clock += HOUR;
    await find();
    const isKept = () => answers.map((answer) => answer.deref() !== undefined);
    await expect.poll(() => collectGarbage() ?? isKept()).toEqual([false, true]);
  });
});

describe('a service that is away', () => {
  test('is not asked for a minute, by any request', async () => {
    sky.isAway = true;
    await expect(find()).rejects.toThrow(ExternalServiceError);
    sky.isAway = false;
    clock += 59_999;
    await expect(find(14, 2, { latitude: 0, longitude: 0 })).rejects.toThrow(ExternalServiceError);
    expect([sky.asked.length, counted]).toEqual([1, 1]);
    clock += 1;
    expect(await find()).toHaveLength(2);
  });

  test('takes nothing away that is known', async () => {
    await find();
    sky.isAway = true;
    await expect(find(14, 2, { latitude: 0, longitude: 0 })).rejects.toThrow(ExternalServiceError);
    expect(await find()).toHaveLength(2);
  });

  test('does not delay a stop', async () => {
    sky.gate = new Promise(() => {});
    const found = find();
    await expect.poll(() => sky.asked.length).toBe(1);
    forecasts.stop();
    await expect(found).rejects.toThrow(ExternalServiceError);
    await expect(find()).rejects.toThrow(ExternalServiceError);
    expect(sky.asked).toHaveLength(1);
  });
});

test('a user over the limit reaches no service, and others continue', async () => {
  const refused = forecasts.find(
    { latitude: 1, longitude: 1, from: new Date(START), to: new Date(START + HOUR) },
    () => Promise.reject(new Error('Too many')),
  );
  await expect(refused).rejects.toThrow('Too many');
  expect(sky.asked).toEqual([]);
  expect(await find()).toHaveLength(2);
});
