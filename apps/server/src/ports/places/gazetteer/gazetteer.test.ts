import { describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';
import type { Gazetteer } from './data.ts';
import { gazetteerPlaces } from './gazetteer.ts';

const { gazetteer, places, find } = await testGazetteer();

describe('a place', () => {
  test('comes with its position, in words and in degrees', async () => {
    expect((await find('munich'))[0]).toEqual({
      name: 'Munich',
      address: 'Bavaria, Germany',
      placeId: 'geonames:2867714',
      latitude: 48.13743,
      longitude: 11.57549,
    });
  });

  test('is located by its id, and by nothing that is none', async () => {
    expect(await places.locate('geonames:2867714', undefined)).toMatchObject({ name: 'Munich' });
    for (const id of ['geonames:0', 'geonames:999999999', 'geonames:1e3', 'ChIJ', '%', '']) {
      expect(await places.locate(id, undefined)).toBeUndefined();
    }
  });

  test('that GeoNames’ older list does not know has an id of its coordinates', async () => {
    const [shibuya] = await find('shibuya');
    expect(shibuya).toMatchObject({ name: 'Shibuya', placeId: 'geo:35.658900,139.706650' });
  });

  test('is distinguishable from others of its name in the same part of the country', async () => {
    const addresses = (await find('georgetown georgia')).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('Chatham County, Georgia, United States');
  });
});

describe('loading', () => {
  test('begins with the first search and is shared by concurrent ones', async () => {
    let loads = 0;
    const { promise, resolve } = Promise.withResolvers<Gazetteer>();
    const lazy = gazetteerPlaces(() => {
      loads++;
      return promise;
    });
    expect(loads).toBe(0);
    const search = { text: 'munich', near: [], session: undefined };
    const both = Promise.all([lazy.find(search), lazy.find(search)]);
    resolve(gazetteer);
    expect((await both).map(([place]) => place?.name)).toEqual(['Munich', 'Munich']);
    await lazy.find(search);
    expect(loads).toBe(1);
  });

  test('that fails is begun again by the next search', async () => {
    const answers = [Promise.reject(new Error('no memory')), Promise.resolve(gazetteer)];
    const lazy = gazetteerPlaces(() => answers.shift()!);
    const search = { text: 'munich', near: [], session: undefined };
    await expect(lazy.find(search)).rejects.toMatchObject({ name: 'ExternalServiceError' });
    expect((await lazy.find(search))[0]).toMatchObject({ name: 'Munich' });
  });

  test('that takes long delays no search, and continues', async () => {
    const { promise, resolve } = Promise.withResolvers<Gazetteer>();
    const lazy = gazetteerPlaces(() => promise, 20);
    const search = { text: 'munich', near: [], session: undefined };
    await expect(lazy.find(search)).rejects.toMatchObject({ name: 'ExternalServiceError' });
    resolve(gazetteer);
    expect((await lazy.find(search))[0]).toMatchObject({ name: 'Munich' });
  });
});

test('the index takes less than 40 MB', () => {
  const bytes = Object.values(gazetteer).map((part) =>
    ArrayBuffer.isView(part) ? part.byteLength : JSON.stringify(part).length * 2,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024 * 1024);
});
