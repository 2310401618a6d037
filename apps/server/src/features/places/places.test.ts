import { PLACES_AWAY_MESSAGE } from '@lensemble/contract/places';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  googlePlacesEnv,
  type StandInGooglePlaces,
  startGooglePlaces,
} from '../../../../../testing/places/google-places.ts';
import {
  photonEnv,
  type StandInPhoton,
  startPhoton,
} from '../../../../../testing/places/photon.ts';
import { mapSettings, readMaps } from '../../start/settings/maps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';

const SESSION = '3519edfe-0f75-4a30-bfe4-7cbd89340b2c';
const mapsEnv = (env: Record<string, string>) => ({
  maps: readMaps(z.object(mapSettings).parse(env)),
});
const ask = (client: Client, query: Record<string, string>) =>
  client.get(`/api/places/autocomplete?${new URLSearchParams(query)}`);
const locate = (client: Client, placeId: string) =>
  client.get(`/api/places/details?${new URLSearchParams({ placeId, session: SESSION })}`);

interface Found {
  readonly predictions: readonly { readonly name: string; readonly address: string }[];
}
const names = async (client: Client, q: string) =>
  ((await ask(client, { q })).body as Found).predictions.map(
    ({ name, address }) => `${name}, ${address}`,
  );

describe('without any provider', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
    // Loading the gazetteer can take longer than a search may take on a busy machine.
    const ada = await signedIn(t);
    const expectReady = async () => expect((await ask(ada, { q: 'munich' })).status).toBe(200);
    await vi.waitFor(expectReady, { timeout: 100_000, interval: 100 });
  });
  afterAll(() => t.close());

  test('places come from the gazetteer, credited, with where they are', async () => {
    const ada = await signedIn(t);
    const answer = await ask(ada, { q: ' Munich ', session: SESSION });
    expect(answer.status).toBe(200);
    expect((answer.body as Found).predictions[0]).toEqual({
      name: 'Munich',
      address: 'Bavaria, Germany',
      placeId: 'geonames:2867714',
      latitude: 48.13743,
      longitude: 11.57549,
    });
    const credit = { text: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org' };
    expect(answer.body).toMatchObject({ credit });
    expect(answer.headers['cache-control']).toMatch(/^private/);
  });

  test('a place that was found can become a location, and is located by its id', async () => {
    const ada = await signedIn(t);
    const { body } = await ask(ada, { q: 'shibuya' });
    const [place] = (body as Found).predictions;
    expect((await ada.post('/api/locations', place)).body).toMatchObject({ ...place });
    expect((await locate(ada, 'geonames:2867714')).body).toMatchObject({ name: 'Munich' });
    const unknown = await locate(ada, 'geonames:1');
    expect([unknown.status, unknown.body]).toMatchObject([
      404,
      { error: 'This place was not found' },
    ]);
  });

  test('the own team’s locations bring near places first, those of others do not', async () => {
    const [ada, eve] = [await signedIn(t), await signedIn(t)];
    const eugene = { latitude: 44.05, longitude: -123.09 };
    await buildItem(t.database.orm, ada.team, 'locations', eugene);
    await buildItem(t.database.orm, ada.team, 'locations', { name: 'Nowhere' });
    expect((await names(ada, 'springfield'))[0]).toBe('Springfield, Oregon, United States');
    expect((await names(eve, 'springfield'))[0]).toBe('Springfield, Missouri, United States');
  });

  test.each([
    ['東京', '東京, Tokyo, Japan'],
    ['大阪', '大阪, Osaka, Japan'],
    ['东京', '東京, Tokyo, Japan'],
    ['重慶', '重庆, Chongqing, China'],
    ['서울', '서울, Seoul, South Korea'],
    ['北京', '北京, Beijing, China'],
  ])('two characters of %s are a name', async (q, expected) => {
    expect((await names(await signedIn(t), q))[0]).toBe(expected);
  });

  test('less than three characters find nothing', async () => {
    const ada = await signedIn(t);
    for (const q of ['', 'mu', '  mu  ']) {
      expect((await ask(ada, { q })).body).toMatchObject({ predictions: [] });
    }
    expect((await ada.get('/api/places/autocomplete')).body).toMatchObject({ predictions: [] });
  });

  test.each([
    ['wildcards', '%%%'],
    ['wildcards of one letter', '___'],
    ['a statement', "' or 1=1; drop table teams; --"],
    ['pictures', '🎥🎬📷'],
    ['a tab', '\t\t\t\t'],
    ['combining marks', 'é\u0301\u0301\u0301\u0301'],
    ['a line of 200 letters', 'x'.repeat(200)],
    ['200 letters of words', 'san '.repeat(50)],
  ])('%s are an answer without an error', async (_, q) => {
    const answer = await ask(await signedIn(t), { q });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['2,000 characters', { q: 'a'.repeat(2_000) }, 'q', 'This is too long: 200 characters at most'],
    [
      'a control character',
      { q: 'mun\u0000ich' },
      'q',
      'This has characters that cannot be stored',
    ],
    ['a session that is none', { q: 'mun', session: 'abc' }, 'session', 'This is not a valid id'],
    ['an unknown field', { q: 'mun', limit: '999' }, 'limit', 'This field is not known'],
  ])('%s is refused with a sentence', async (_, query, field, sentence) => {
    const answer = await ask(await signedIn(t), query as Record<string, string>);
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { [field]: sentence } }]);
  });

  test.each([
    ['twice', 'q=munich&q=paris'],
    ['as a list', 'q[]=munich'],
    ['half of a letter', 'q=%ED%A0%80%ED%A0%80%ED%A0%80'],
    ['broken', 'q=%E0%A4%A&q=%'],
  ])('a query that is there %s is refused or finds nothing', async (_, query) => {
    const answer = await (await signedIn(t)).get(`/api/places/autocomplete?${query}`);
    expect([200, 422]).toContain(answer.status);
    if (answer.status === 200) expect((answer.body as Found).predictions).toEqual([]);
  });

  test.each([
    ['none', ''],
    ['blanks', '  '],
    ['too many letters', 'a'.repeat(301)],
    ['a control character', 'a\u0007'],
  ])('details with %s for an id are refused', async (_, placeId) => {
    const answer = await locate(await signedIn(t), placeId);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: { placeId: expect.any(String) } },
    ]);
  });
});

describe('with a provider', () => {
  let photon: StandInPhoton;
  let google: StandInGooglePlaces;
  beforeAll(async () => {
    [photon, google] = [await startPhoton(), await startGooglePlaces()];
  });
  const apps: TestApp[] = [];
  afterEach(async () => {
    photon.misbehaviour = undefined;
    for (const app of apps.splice(0)) await app.close();
  });
  afterAll(async () => {
    await photon.close();
    await google.close();
  });
  const appWith = async (...settings: Parameters<typeof testApp>) => {
    const app = await testApp(...settings);
    apps.push(app);
    return app;
  };

  test('Photon is asked, with the rough position of the team’s last place', async () => {
    const t = await appWith({ env: mapsEnv(photonEnv(photon)) });
    const ada = await signedIn(t);
    const point = { latitude: 48.89591, longitude: 9.18873 };
    await buildItem(t.database.orm, ada.team, 'locations', point);
    const { body } = await ask(ada, { q: 'marienpl' });
    expect(body).toMatchObject({
      predictions: [{ placeId: 'osm:N1418911033' }, { placeId: 'osm:W223907278' }],
      credit: { text: '© OpenStreetMap contributors' },
    });
    expect(photon.asked.at(-1)?.url.search).toBe('?q=marienpl&limit=8&lat=48.9&lon=9.2');
  });

  test('Google goes before Photon, and tells of the choice alone where it is', async () => {
    const t = await appWith({
      env: mapsEnv({ ...photonEnv(photon), ...googlePlacesEnv(google) }),
    });
    const ada = await signedIn(t);
    const { body } = await ask(ada, { q: 'marienpl', session: SESSION });
    expect(body).toMatchObject({
      predictions: [{ name: 'Marienplatz', latitude: null, longitude: null }],
      credit: { text: 'Google Maps' },
    });
    const chosen = await locate(ada, 'ChIJ2V-Mo_l1nkcRfZixfUq4DAE');
    expect(chosen.body).toMatchObject({ latitude: 48.1373968, longitude: 11.5755485 });
    expect((await locate(ada, 'ChIJ000')).status).toBe(404);
  });

  test('that is away is said so in the specification’s words, and the next answer comes', async () => {
    const t = await appWith({ env: mapsEnv(photonEnv(photon)) });
    const ada = await signedIn(t);
    photon.misbehaviour = { way: 'reset' };
    const answer = await ask(ada, { q: 'marienpl' });
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ error: PLACES_AWAY_MESSAGE, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBeDefined();
    photon.misbehaviour = undefined;
    expect((await ask(ada, { q: 'marienpl' })).status).toBe(200);
  });

  test('is asked by one person a thousand times an hour, and short texts do not count', async () => {
    const t = await appWith({ env: { ...mapsEnv(photonEnv(photon)), rateLimits: true } });
    const [ada, eve] = [await signedIn(t), await signedIn(t)];
    expect((await ask(ada, { q: 'nowhere' })).status).toBe(200);
    const { rowCount } = await t.database.pool.query(
      'update rate_limits set points = 999 where key like $1',
      ['placeOfPerson%'],
    );
    expect(rowCount).toBe(1);
    expect((await ask(ada, { q: 'nowhere' })).status).toBe(200);
    const answer = await ask(ada, { q: 'nowhere' });
    expect([answer.status, answer.body]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect((await locate(ada, 'osm:N1')).status).toBe(429);
    expect((await ask(ada, { q: 'no' })).status).toBe(200);
    expect((await ask(eve, { q: 'nowhere' })).status).toBe(200);
  });
});
