import { getGoogleMapsConfig, getMapConfig } from '@lensemble/contract/maps';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { mapSettings, readMaps } from '../../start/settings/maps.ts';
import { testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';

const TILES = 'https://tiles.example.org/{z}/{x}/{y}.png';
const appWith = (settings: Record<string, string>) =>
  testApp({ env: { maps: readMaps(z.object(mapSettings).parse(settings)) } });

const plain = await testApp();
const streets = await appWith({ MAP_TILES_URL: TILES, MAP_TILES_ATTRIBUTION: '© <b>Everyone</b>' });
const google = await appWith({
  MAP_TILES_URL: 'off',
  GOOGLE_MAPS_API_KEY: 'server-key',
  GOOGLE_MAPS_BROWSER_KEY: 'browser-key',
  GOOGLE_MAPS_MAP_ID: 'style-7',
});
const photon = await appWith({ PHOTON_URL: 'https://photon.example.org' });
const oneKey = await appWith({ MAP_TILES_URL: 'off', GOOGLE_MAPS_API_KEY: 'only-key' });
afterAll(() => Promise.all([plain, streets, google, photon, oneKey].map((t) => t.close())));

test('maps are our own, without streets or with those that the server was told of', async () => {
  const [ada, bea] = [await signedIn(plain), await signedIn(streets)];
  expect((await ada.call(getMapConfig, {})).body).toMatchObject({ engine: 'own', tiles: null });
  expect((await bea.call(getMapConfig, {})).body).toMatchObject({
    engine: 'own',
    tiles: { url: TILES, attribution: '© <b>Everyone</b>', maxZoom: 19 },
  });
});

test.each([
  ['towns', plain],
  ['everything', google],
  ['everything', photon],
] as const)('the search knows %s', async (places, server) => {
  const ada = await signedIn(server);
  expect((await ada.call(getMapConfig, {})).body).toMatchObject({ places });
});

test('without a key Google’s maps are not configured', async () => {
  const ada = await signedIn(plain);
  const { status, body, headers } = await ada.get('/api/google-maps-config');
  expect([status, body]).toEqual([
    503,
    { error: 'Google Maps API key not configured', code: 'not_configured' },
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('with a key maps are Google’s, and browsers learn theirs and never the server’s own', async () => {
  const ada = await signedIn(google);
  expect((await ada.call(getMapConfig, {})).body).toMatchObject({ engine: 'google', tiles: null });
  const { body, text, headers } = await ada.get('/api/google-maps-config');
  expect(body).toEqual({ apiKey: 'browser-key', mapId: 'style-7' });
  expect(text).not.toContain('server-key');
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('with one key for all browsers get that', async () => {
  const ada = await signedIn(oneKey);
  expect((await ada.call(getGoogleMapsConfig, {})).body).toEqual({
    apiKey: 'only-key',
    mapId: null,
  });
});

test('a signed-out visitor learns nothing', async () => {
  const visitor = makeClient(google.app);
  for (const path of ['/api/map-config', '/api/google-maps-config']) {
    const { status, text } = await visitor.get(path);
    expect([path, status]).toEqual([path, 401]);
    expect(text).not.toMatch(/key|google/);
  }
});
