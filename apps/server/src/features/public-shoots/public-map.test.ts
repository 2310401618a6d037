import { randomUUID } from 'node:crypto';
import { getShareLink, updateShareLink } from '@lensemble/contract/share-links';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  colorOfTile,
  plainPng,
  type StandInMapTiles,
  startMapTiles,
} from '../../../../../testing/map-tiles.ts';
import { buildApp } from '../../app.ts';
import { mapSettings, readMaps } from '../../start/settings/maps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';

const PASSWORD = 'Blue-Hour 7';

let tiles: StandInMapTiles;
let off: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  tiles = await startMapTiles();
  off = await testApp();
});
beforeEach(async () => {
  Object.assign(tiles, { side: 256, trouble: undefined });
  tiles.asked.length = 0;
  app = await freshApp();
});
afterEach(async () => {
  await app.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(async () => {
  await off.close();
  await tiles.close();
});

/** A new app for each test, because a server caches the pictures and the failures of the tile server. */
async function freshApp(rateLimits = false, more = {}): Promise<TestApp['app']> {
  const settings = { ...tiles.env, WEATHER_URL: 'off', ...more };
  const maps = readMaps(z.object(mapSettings).parse(settings));
  const fresh = await buildApp({ env: { ...off.env, rateLimits, maps }, database: off.database });
  await fresh.ready();
  return fresh;
}

async function share() {
  const { person, shoot } = await buildSharedShoot(off);
  return { person, shoot, path: `/public/shoots/${shoot.id}` };
}
const fetchMap = (path: string, headers = {}) => app.inject({ url: `${path}/map.jpg`, headers });
/** A first request may be answered before the picture is ready. */
const mapOf = (path: string) =>
  vi.waitFor(
    async () => {
      const answer = await fetchMap(path);
      expect(answer.statusCode).toBe(200);
      return answer;
    },
    { timeout: 20_000 },
  );
const pageOf = async (path: string) => (await app.inject({ url: path })).body;
const changed = (teamId: string) =>
  off.database.pool.query('update teams set revision = revision + 1 where id = $1', [teamId]);

describe('the map picture of a shared shoot', () => {
  test('is on its page, from this server, with words for it and the source of the streets', async () => {
    const { path } = await share();
    await mapOf(path);
    const page = await app.inject({ url: path });
    expect(page.body).toContain(
      `<img src="${path}/map.jpg" alt="Map of the area around San Galgano" width="576" height="384"`,
    );
    expect(page.body).toMatch(
      /<figcaption class="credit"><a href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors/,
    );
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data:;");
  });

  test('joins the tiles around the place, which is under the pin in its middle', async () => {
    const { path } = await share();
    const { rawPayload } = await mapOf(path);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height]).toEqual(['raw', 576, 384]);
    const pixel = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return [...data.subarray(at, at + 3)];
    };
    const [left, top] = [pixelOf(11.1, 43.1)[0] - 288, pixelOf(11.1, 43.1)[1] - 192];
    for (const [x, y] of [
      [4, 4],
      [571, 4],
      [4, 379],
      [571, 379],
    ] as const) {
      const expected = colorOfTile((left + x) >> 8, (top + y) >> 8);
      for (const [channel, value] of pixel(x, y).entries())
        expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThan(12);
    }
    const [red = 0, green = 0, blue = 0] = pixel(288, 192 - 15);
    expect([red > 120, green < 80, blue > 180]).toEqual([true, true, true]);
    expect(tiles.asked.length).toBeLessThanOrEqual(12);
    for (const { path: asked, headers } of tiles.asked) {
      expect(asked).toMatch(/^\/16\//);
      expect(headers).toMatchObject({
        'user-agent': 'Lensemble (http://localhost:3000)',
        referer: 'http://localhost:3000/',
      });
    }
  });

  test('is not there where maps are Google’s: then no browser asks the tile server either', async () => {
    const { path } = await share();
    const google = await freshApp(false, { GOOGLE_MAPS_API_KEY: 'a-key' });
    try {
      expect((await google.inject({ url: `${path}/map.jpg` })).statusCode).toBe(404);
      expect((await google.inject({ url: path })).body).not.toContain('map.jpg');
      expect(tiles.asked).toEqual([]);
    } finally {
      await google.close();
    }
  });

  test('is as sharp as its tiles', async () => {
    tiles.side = 512;
    const { path } = await share();
    const { width, height } = await sharp((await mapOf(path)).rawPayload).metadata();
    expect([width, height]).toEqual([1152, 768]);
  });

  test('is fetched once for a place that several shoots and pages show', async () => {
    const [{ path }, other] = [await share(), await share()];
    await Promise.all([pageOf(path), fetchMap(path), fetchMap(other.path), pageOf(other.path)]);
    expect(tiles.asked.length).toBeGreaterThan(0);
    expect(new Set(tiles.asked.map((each) => each.path)).size).toBe(tiles.asked.length);
  });

  test('is kept by browsers, which ask each time whether it still is shared and the same', async () => {
    const { path, person } = await share();
    const { headers } = await mapOf(path);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await fetchMap(path, tag)).statusCode).toBe(304);
    await off.database.pool.query('update locations set latitude = 44 where team_id = $1', [
      person.team.id,
    ]);
    await changed(person.team.id);
    expect((await mapOf(path)).headers.etag).not.toBe(headers.etag);
    expect((await fetchMap(path, tag)).statusCode).toBe(200);
    await off.database.pool.query('update shoots set is_public = false where team_id = $1', [
      person.team.id,
    ]);
    expect((await fetchMap(path, tag)).statusCode).toBe(404);
  });

  test('answers as a shoot that does not exist where nothing is shared', async () => {
    const unknown = await fetchMap(`/public/shoots/${randomUUID()}`);
    const { path, person } = await share();
    await off.database.pool.query('update shoots set is_public = false where team_id = $1', [
      person.team.id,
    ]);
    const closed = await fetchMap(path);
    expect([closed.statusCode, closed.body]).toEqual([404, unknown.body]);
    expect(tiles.asked).toEqual([]);
  });
});

describe('there is no map', () => {
  const noMap = async (path: string) => {
    expect(await pageOf(path)).not.toContain('map.jpg');
    expect((await fetchMap(path)).statusCode).toBe(404);
  };

  test('where the server shows no streets', async () => {
    await app.close();
    app = await buildApp({ env: off.env, database: off.database });
    await app.ready();
    await noMap((await share()).path);
  });

  test.each([
    ['without coordinates', null],
    ['at a pole', 89],
  ])('%s', async (_, latitude) => {
    const { path, person } = await share();
    const longitude = latitude === null ? null : 11;
    await off.database.pool.query(
      'update locations set latitude = $1, longitude = $2 where team_id = $3',
      [latitude, longitude, person.team.id],
    );
    await noMap(path);
    expect(tiles.asked).toEqual([]);
  });

  test.each([
    { way: 'reset' },
    { way: 'half' },
    { way: 'nonsense' },
    { way: 'redirect' },
    { way: 'refuse', status: 429 },
    { way: 'refuse', status: 404 },
    { way: 'content', body: plainPng(2_000, [0, 0, 255]) },
    { way: 'content', body: plainPng(256, [0, 0, 255]).subarray(0, 120) },
    { way: 'content', body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="256"/>') },
  ] as const)(
    'while tiles fail ($way $status), and the next look costs nothing',
    async (trouble) => {
      tiles.trouble = trouble;
      const { path } = await share();
      await noMap(path);
      const asked = tiles.asked.length;
      expect(tiles.asked.every((each) => each.path.startsWith('/16/'))).toBe(true);
      await noMap(path);
      expect(tiles.asked).toHaveLength(asked);
    },
  );

  test('of a tile that never ends', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    tiles.trouble = { way: 'endless' };
    await noMap((await share()).path);
  });

  test('for a minute after a failure', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    tiles.trouble = { way: 'refuse', status: 500 };
    const { path } = await share();
    await noMap(path);
    tiles.trouble = undefined;
    await noMap(path);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await mapOf(path);
    expect(await pageOf(path)).toContain('map.jpg');
  });

  test('for more than 60 new places of a team in an hour', async () => {
    await app.close();
    app = await freshApp(true);
    const { path, person } = await share();
    await mapOf(path);
    await off.database.pool.query('update rate_limits set points = 60 where key like $1', [
      'mapPicturesOfTeam%',
    ]);
    await off.database.pool.query('update locations set latitude = 44 where team_id = $1', [
      person.team.id,
    ]);
    await changed(person.team.id);
    const asked = tiles.asked.length;
    await noMap(path);
    expect(tiles.asked).toHaveLength(asked);
  });
});

test('a page does not wait for a silent tile server', async () => {
  // A deadline that never ends the requests.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  tiles.trouble = { way: 'silence' };
  const { path } = await share();
  expect(await pageOf(path)).not.toContain('map.jpg');
  expect(tiles.asked.length).toBeGreaterThan(0);
});

test('a private link has the picture under its own address, behind its password', async () => {
  const { person, shoot } = await share();
  const params = { id: shoot.id };
  const { url } = (await person.call(getShareLink, { params })).body;
  const { pathname } = new URL(url);
  await mapOf(pathname);
  expect(await pageOf(pathname)).toContain(`<img src="${pathname}/map.jpg"`);
  await person.call(updateShareLink, { params, body: { password: PASSWORD } });
  expect((await fetchMap(pathname)).statusCode).toBe(404);
  const unlocked = await app.inject({
    method: 'POST',
    url: pathname,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ password: PASSWORD }).toString(),
  });
  const cookie = String(unlocked.headers['set-cookie']).split(';')[0];
  expect((await fetchMap(pathname, { cookie })).statusCode).toBe(200);
});

/** In pixels at zoom 16: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames. */
function pixelOf(longitude: number, latitude: number): readonly [number, number] {
  const world = 2 ** 16 * 256;
  const radians = (latitude * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * world), Math.floor(y * world)];
}
