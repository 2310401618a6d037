import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLACES_MAX } from '@lensemble/contract/constants';
import { prediction } from '@lensemble/contract/places';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../port.ts';
import type { Gazetteer } from './data.ts';
import { gazetteerPlaces } from './gazetteer.ts';
import { keep, readKept } from './kept.ts';
import { loadGazetteer, makeGazetteer } from './load.ts';
import { nativeNames } from './native-names.ts';
import { searchPlaces } from './search.ts';

let gazetteer: Gazetteer;
let places: Places;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lensemble-gazetteer-'));
  gazetteer = await loadGazetteer();
  places = gazetteerPlaces(async () => gazetteer);
});

afterAll(() => rm(folder, { recursive: true }));

const find = (text: string, near: readonly { latitude: number; longitude: number }[] = []) =>
  places.find({ text, near, session: undefined });
const named = async (...question: Parameters<typeof find>) =>
  (await find(...question)).map(({ name, address }) => `${name}, ${address}`);
const placesFor = (text: string) => searchPlaces(gazetteer, text).matches.map(({ place }) => place);
const first = async (...question: Parameters<typeof find>) => (await named(...question))[0];

const MUNICH = 'Munich, Bavaria, Germany';

describe('a place', () => {
  test('is told with where it is, in words and in degrees', async () => {
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

  test('is told from others of its name in the same part of the country', async () => {
    const addresses = (await find('georgetown georgia')).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('Chatham County, Georgia, United States');
  });
});

describe('what is found first', () => {
  test.each([
    ['mun', MUNICH],
    ['MUNICH', MUNICH],
    ['new york', 'New York City, New York, United States'],
    ['san f', 'San Francisco, California, United States'],
    ['paris', 'Paris, Île-de-France, France'],
    ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['sao paulo', 'São Paulo, São Paulo, Brazil'],
    ["xi'an", 'Xi’an, Shaanxi, China'],
    ['singapore', 'Singapore, Singapore'],
  ])('for %s is the largest: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('is a whole name before the beginning of a larger one', async () => {
    expect(await named('york')).toEqual([
      'York, England, United Kingdom',
      'New York City, New York, United States',
      ...Array.from({ length: 6 }, () => expect.any(String)),
    ]);
  });

  test('is what was typed before what is only like it, where they are alike in size', async () => {
    const found = await named('springfield');
    const place = (name: string) => found.findIndex((each) => each.startsWith(name));
    expect(place('Springfield')).toBe(0);
    expect(found.every((each) => each.startsWith('Springfield'))).toBe(true);
  });

  test('is a word within a name too', async () => {
    expect(await named('angeles')).toContain('Los Angeles, California, United States');
  });

  test('is what is near the team, unless another is much larger', async () => {
    const eugene = [{ latitude: 44.05, longitude: -123.09 }];
    expect(await first('springfield')).toBe('Springfield, Missouri, United States');
    expect(await first('springfield', eugene)).toBe('Springfield, Oregon, United States');
    const texas = [{ latitude: 32.8, longitude: -96.8 }];
    expect(await first('paris', texas)).toBe('Paris, Île-de-France, France');
    expect((await named('paris', texas))[1]).toBe('Paris, Texas, United States');
  });

  test('is near across the date line', async () => {
    const taveuni = [{ latitude: -16.9, longitude: -179.9 }];
    const [apart] = await find('labasa', taveuni);
    expect(apart).toMatchObject({ name: 'Labasa', longitude: expect.closeTo(179.4, 0) });
  });
});

describe('a typo', () => {
  test.each([
    ['munhic', MUNICH],
    ['munihc', MUNICH],
    ['muenchen', MUNICH],
    ['koeln', 'Köln, North Rhine-Westphalia, Germany'],
    ['londn', 'London, England, United Kingdom'],
    ['berlni', 'Berlin, State of Berlin, Germany'],
    ['amstredam', 'Amsterdam, North Holland, Netherlands'],
    ['san fransisco', 'San Francisco, California, United States'],
    ['san fransis', 'San Francisco, California, United States'],
    ['sprignfeild illinois', 'Springfield, Illinois, United States'],
  ])('%s still finds %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test.each([
    ['wrong', 'nunich'],
    ['missing', 'unich'],
    ['one too many', 'xmunich'],
    ['in the place of the second', 'umnich'],
  ])('in the first letter, which is %s, too: %s', async (_, text) => {
    expect(await first(text)).toBe(MUNICH);
  });

  test('in the first letter of a short text leads to whole words only', async () => {
    expect(await named('xork')).toContain('York, England, United Kingdom');
    expect(await named('xhic')).not.toContain('Chicago, Illinois, United States');
  });

  test('is not looked for in three letters, nor three of them in any', async () => {
    expect(await named('mxn')).not.toContain(MUNICH);
    expect(await named('mxxxxh')).toEqual([]);
  });
});

describe('more words', () => {
  test.each([
    ['springfield il', 'Springfield, Illinois, United States'],
    ['springfield, illinois', 'Springfield, Illinois, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['paris tx usa', 'Paris, Texas, United States'],
    ['vienna virg', 'Vienna, Virginia, United States'],
    ['munich deutschland', MUNICH],
    ['münchen deutschland', 'München, Bavaria, Germany'],
    ['london canada', 'London, Ontario, Canada'],
    ['nagoya 日本', 'Nagoya, Aichi, Japan'],
  ])('narrow it down: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('leave nothing of elsewhere', async () => {
    expect(await named('paris texas')).toEqual(['Paris, Texas, United States']);
  });

  test('that name no region find nothing', async () => {
    expect(await named('munich texas')).not.toContain(MUNICH);
  });

  test('of an address lead to its town', async () => {
    const address = 'Marienplatz 8, 80331 München, Germany';
    expect(await first(address)).toBe('München, Bavaria, Germany');
  });

  test.each([
    ['東京都渋谷区神南1-2-3', ['渋谷区', '東京都']],
    ['〒150-0041 東京都 渋谷区 神南1丁目', ['渋谷区', '東京都']],
    ['東京渋谷', ['渋谷', '東京']],
    ['神奈川県鎌倉市雪ノ下2-1', ['鎌倉市']],
    ['横浜市西区みなとみらい2', ['横浜市']],
    ['大阪府大阪市北区', ['大阪市']],
    ['京都府京都市東山区', ['京都市']],
    ['北京市朝阳区', ['北京市']],
    ['서울특별시 강남구 테헤란로 152', ['서울특별시']],
    ['千葉県船橋市', []],
    ['目黒千葉ビル', []],
  ])('of an address without blanks: of %s, %j', async (text, expected) => {
    expect((await find(text)).map(({ name }) => name)).toEqual(expected);
  });
});

test('an address of nothing but known names leads to no more places than others', async () => {
  const chain = '東京大阪京都札幌福岡仙台神戸横浜広島';
  const found = await find(chain);
  expect(found).toHaveLength(PLACES_MAX);
});

describe('other writings', () => {
  test.each(['saint louis missouri', 'st louis missouri', 'St. Louis, Missouri'])(
    '%s',
    async (text) => {
      expect(await first(text)).toBe('St. Louis, Missouri, United States');
    },
  );

  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const names = Object.entries(nativeNames).flatMap(([key, names]) =>
    names.filter((name) => name.length > 1).map((name) => [name, key] as const),
  );
  test.each(names)('%s is %s', (name, key) => {
    const country = countryNames.of(key.slice(0, 2));
    const [own] = placesFor(`${key.slice(3)} ${country}`);
    expect(placesFor(name)).toContain(own);
  });

  test.each([
    ['東京都', 'Tokyo'],
    ['大阪市', 'Osaka'],
    ['京都市', 'Kyoto'],
    ['名古屋', 'Nagoya'],
    ['名古屋市', 'Nagoya'],
    ['横浜市', 'Yokohama'],
    ['札幌市', 'Sapporo'],
    ['福岡市', 'Fukuoka'],
    ['神戸市', 'Kobe'],
    ['渋谷区', 'Shibuya'],
    ['北京市', 'Beijing'],
    ['台北市', 'Taipei'],
    ['서울시', 'Seoul'],
    ['부산광역시', 'Busan'],
  ])('of a town in full: %s is %s', async (text, own) => {
    const [place] = await find(text);
    expect(place).toMatchObject({ name: text, address: expect.stringMatching(`^${own}, `) });
  });

  test.each([
    ['サンフ', 'サンフランシスコ, San Francisco, California, United States'],
    ['Моск', 'Москва, Moscow, Russia'],
    ['กรุง', 'กรุงเทพ, Bangkok, Thailand'],
  ])('that are begun: %s is %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test.each([
    ['münch', 'München'],
    ['MÜNCHEN', 'München'],
    ['wien', 'Wien'],
    ['mun', 'Munich'],
    ['munich', 'Munich'],
    ['ho chi minh', 'Ho Chi Minh City'],
    ['thành phố', 'Thành phố Hồ Chí Minh'],
    ['krakow', 'Kraków'],
  ])('are shown where they were typed: %s is %s', async (text, name) => {
    expect((await find(text))[0]?.name).toBe(name);
  });

  test('former names', async () => {
    expect(await first('göteborg')).toBe('Göteborg, Västra Götaland, Sweden');
    expect(await first('gothenburg')).toBe('Gothenburg, Västra Götaland, Sweden');
  });
});

describe('whatever is typed', () => {
  /** A tenth of all entries is begun by one letter and looked at twice at most; three parts of an address three times. */
  const WORK_MAX = 60_000;

  function check(text: string): void {
    const near = [{ latitude: 48, longitude: 11 }];
    const { matches, looked } = searchPlaces(gazetteer, text, near);
    const found = matches.map(({ place }) => place);
    expect(looked).toBeLessThan(WORK_MAX);
    expect(found.length).toBeLessThanOrEqual(PLACES_MAX);
    expect(new Set(found).size).toBe(found.length);
  }

  test.each([
    '',
    '   ',
    '%%%',
    '___',
    "' or 1=1 --",
    '🎥🎥🎥',
    '\ud800\ud800\ud800',
    '\u0000\u0001\u0002',
    'ﷺ'.repeat(200),
    'a'.repeat(2_000),
    'a '.repeat(1_000),
    'san '.repeat(500),
    'san,'.repeat(500),
    'saint '.repeat(300),
    'é\u0301\u0301\u0301'.repeat(300),
    '(((((((((((((((',
    '__proto__',
  ])('%j is no trouble', check);

  test('at random ends, with little work, without a throw', () => {
    const letters = fc.string({ unit: 'binary', maxLength: 200 });
    const words = fc.array(
      fc.constantFrom('san', 's', 'saint', 'de', 'la', 'new', ',', 'al', 'st'),
      {
        maxLength: 30,
      },
    );
    void fc.assert(fc.property(letters, check), { numRuns: 300 });
    void fc.assert(
      fc.property(words, (list) => check(list.join(' '))),
      { numRuns: 300 },
    );
  });

  test('in what is told of a name', async () => {
    const beginnings = fc.nat(gazetteer.ids.length - 1).map((place) => {
      const { names, nameStarts } = gazetteer;
      return new TextDecoder().decode(names.subarray(nameStarts[place], nameStarts[place + 1]));
    });
    await fc.assert(
      fc.asyncProperty(beginnings, async (name) => {
        const found = await find(name);
        for (const place of found) expect(prediction.parse(place)).toEqual(place);
        // Shorter ones begin too many larger towns.
        if (/^\p{L}{9,}$/u.test(name)) expect(found.map((place) => place.name)).toContain(name);
      }),
      { numRuns: 200 },
    );
  });
});

describe('loading', () => {
  test('begins with the first search and is shared by all that come meanwhile', async () => {
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
    await expect(lazy.find(search)).rejects.toMatchObject({ name: 'AwayError' });
    expect((await lazy.find(search))[0]).toMatchObject({ name: 'Munich' });
  });

  test('that takes long keeps nobody waiting, and goes on', async () => {
    const { promise, resolve } = Promise.withResolvers<Gazetteer>();
    const lazy = gazetteerPlaces(() => promise, 20);
    const search = { text: 'munich', near: [], session: undefined };
    await expect(lazy.find(search)).rejects.toMatchObject({ name: 'AwayError' });
    resolve(gazetteer);
    expect((await lazy.find(search))[0]).toMatchObject({ name: 'Munich' });
  });

  test('in a process that fails is told', async () => {
    await expect(makeGazetteer(folder, '/nonexistent.ts')).rejects.toThrow(/ended with 1/);
  });

  test('reads what was kept, and makes it anew where that is broken', async () => {
    expect(await readKept(folder)).toBeUndefined();
    await keep(gazetteer, folder);
    const [name = ''] = await readdir(folder);
    expect(await readKept(folder)).toEqual(gazetteer);
    const torn = await readFile(join(folder, name));
    await writeFile(join(folder, name), torn.fill(0, torn.length >> 1, (torn.length >> 1) + 4_096));
    expect(await readKept(folder)).toBeUndefined();
    await writeFile(join(folder, name), 'broken');
    await writeFile(join(folder, 'former'), '');
    expect(await readKept(folder)).toBeUndefined();
    expect((await loadGazetteer(folder)).names.length).toBe(gazetteer.names.length);
    await expect.poll(() => readKept(folder), { timeout: 20_000 }).toBeDefined();
    expect(await readdir(folder)).toEqual([name]);
  });

  test('keeps it once where several have made it at once', async () => {
    await Promise.all([1, 2, 3].map(() => keep(gazetteer, folder)));
    expect(await readdir(folder)).toHaveLength(1);
    expect(await readKept(folder)).toBeDefined();
  });

  test('does without keeping where nothing can be written', async () => {
    await keep(gazetteer, '/dev/null/here');
    expect(await readKept('/dev/null/here')).toBeUndefined();
  });

  test('makes an index of less than 40 MB', () => {
    const bytes = Object.values(gazetteer).map((part) =>
      ArrayBuffer.isView(part) ? part.byteLength : JSON.stringify(part).length * 2,
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024 * 1024);
  });
});
