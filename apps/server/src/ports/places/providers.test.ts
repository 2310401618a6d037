import { newLocation } from '@lensemble/contract/locations';
import { PLACES_AWAY_MESSAGE } from '@lensemble/contract/places';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Way } from '../../../../../testing/google/misbehave.ts';
import {
  googleKnownPlaces,
  type StandInGooglePlaces,
  startGooglePlaces,
} from '../../../../../testing/places/google-places.ts';
import {
  feature,
  photonFeatures,
  type StandInPhoton,
  startPhoton,
} from '../../../../../testing/places/photon.ts';
import { describeError } from '../../http/log.ts';
import { googlePlaces } from './google-places.ts';
import { photonPlaces } from './photon.ts';
import type { PlaceSearch, Places } from './port.ts';

let photon: StandInPhoton;
let google: StandInGooglePlaces;
beforeAll(async () => {
  [photon, google] = [await startPhoton(), await startGooglePlaces()];
});
beforeEach(() => {
  Object.assign(photon, { features: photonFeatures, misbehaviour: undefined });
  Object.assign(google, { places: googleKnownPlaces, misbehaviour: undefined });
  photon.asked.length = 0;
  google.asked.length = 0;
});
afterAll(async () => {
  await photon.close();
  await google.close();
});

/** For servers that do not respond. Responses of a busy machine may take longer. */
const TIMEOUT_MS = 400;
/** Well before the limit that ends an endless response. */
const SOON = 20_000;
const SESSION = '3519edfe-0f75-4a30-bfe4-7cbd89340b2c';
const photonAt = (url = photon.url, timeoutMs?: number) => photonPlaces(url, timeoutMs);
const googleAt = (url = google.url, key = google.key, timeoutMs?: number) =>
  googlePlaces({ key, placesUrl: url }, timeoutMs);
const search = (overrides: Partial<PlaceSearch> = {}): PlaceSearch => ({
  text: 'marienplatz',
  near: [],
  session: SESSION,
  ...overrides,
});
const failing = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('Photon', () => {
  test('finds streets and venues, with where they are', async () => {
    expect(await photonAt().find(search())).toEqual([
      {
        name: 'Marienplatz',
        address: 'Altstadt-Lehel, 80331 Munich, Bavaria, Germany',
        placeId: 'osm:W223907278',
        latitude: 48.1372,
        longitude: 11.5755,
      },
      {
        name: 'Marienplatz',
        address: 'Ludwigsburg, Baden-Württemberg, Germany',
        placeId: 'osm:N1418911033',
        latitude: 48.8959,
        longitude: 9.1887,
      },
    ]);
  });

  test('calls a house by its street', async () => {
    expect(await photonAt().find(search({ text: 'pariser platz 1' }))).toMatchObject([
      { name: 'Pariser Platz 1', address: '10117 Berlin, Germany' },
    ]);
  });

  test('gets the rough position of the team, and no more than it needs', async () => {
    const near = [
      { latitude: 48.89591, longitude: 9.18873 },
      { latitude: 1, longitude: 2 },
    ];
    await photonAt().find(search({ text: 'marien & platz', near }));
    const found = await photonAt().find(search({ near }));
    expect(found[0]).toMatchObject({ placeId: 'osm:N1418911033' });
    expect(photon.asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { q: 'marien & platz', limit: '8', lat: '48.9', lon: '9.2' },
      { q: 'marienplatz', limit: '8', lat: '48.9', lon: '9.2' },
    ]);
  });

  test('is asked for nothing more of a place', async () => {
    expect(await photonAt().locate('osm:W223907278', SESSION)).toBeUndefined();
    expect(photon.asked).toEqual([]);
  });

  const good = { osm_type: 'N', osm_id: 1, name: 'Marienplatz', city: 'Here' };
  test.each([
    ['without coordinates', { ...feature([1, 2], good), geometry: null }],
    ['beyond the pole', feature([1, 91], good)],
    ['beyond the date line', feature([181, 2], good)],
    ['with half a pair', { ...feature([1, 2], good), geometry: { coordinates: [1] } }],
    ['with words for numbers', { ...feature([1, 2], good), geometry: { coordinates: ['1', '2'] } }],
    ['without an id', feature([1, 2], { ...good, osm_id: undefined })],
    ['with an odd id', feature([1, 2], { ...good, osm_type: '../..' })],
    ['with an odd name', feature([1, 2], { ...good, street: good.name, name: { en: 'x' } })],
  ])('%s: a place is left out, and the others stay', async (_, wrong) => {
    photon.features = [wrong, feature([1, 2], { ...good, osm_id: 2 })];
    const found = await photonAt().find(search());
    expect(found.map(({ placeId }) => placeId)).toEqual(['osm:N2']);
  });

  test('cannot smuggle anything in with a text', async () => {
    const name = `Marienplatz\u202e\r\nX: y\u0000\u2028<b>${'é'.repeat(1_000)}`;
    photon.features = [feature([1, 2], { ...good, name, city: 'A\tB\ud800' })];
    const [place] = await photonAt().find(search());
    expect(place?.name).toMatch(/^Marienplatz X: y <b>é+$/);
    expect(place?.name.length).toBeLessThanOrEqual(300);
    expect(place?.address).toBe('A B\ufffd');
  });

  test('tells no more of where a place is than a location may say', async () => {
    const long = (letter: string) => letter.repeat(1_000);
    const parts = {
      street: long('a'),
      housenumber: long('b'),
      city: long('c'),
      country: long('d'),
    };
    photon.features = [
      feature([1, 2], { osm_type: 'N', osm_id: 1, ...parts }),
      feature([1, 2], { ...good, ...parts }),
    ];
    for (const { name, address } of await photonAt().find(search())) {
      expect(newLocation.safeParse({ name, address })).toMatchObject({ success: true });
    }
  });

  test('that answers with more than was asked for is cut short', async () => {
    photon.features = Array.from({ length: 100 }, (_, id) =>
      feature([1, 2], { ...good, osm_id: id + 1 }),
    );
    expect(await photonAt().find(search())).toHaveLength(8);
  });
});

describe('Google Places', () => {
  test('finds places without where they are, and tells it of the one that is chosen', async () => {
    const [place, ...others] = await googleAt().find(search());
    expect(others).toEqual([]);
    expect(place).toEqual({
      name: 'Marienplatz',
      address: 'Munich, Germany',
      placeId: 'ChIJ2V-Mo_l1nkcRfZixfUq4DAE',
      latitude: null,
      longitude: null,
    });
    expect(await googleAt().locate(place!.placeId, SESSION)).toEqual({
      ...place,
      address: 'Marienplatz, Munich, Germany',
      latitude: 48.1373968,
      longitude: 11.5755485,
    });
  });

  test('is paid once for all that is typed up to a choice, and for few fields', async () => {
    await googleAt().find(search({ text: 'mar' }));
    await googleAt().find(search());
    await googleAt().locate('ChIJ2V-Mo_l1nkcRfZixfUq4DAE', SESSION);
    const sessions = google.asked.map(({ url, body }) =>
      body.length > 0
        ? JSON.parse(String(body)).sessionToken
        : url.searchParams.get('sessionToken'),
    );
    expect(sessions).toEqual([SESSION, SESSION, SESSION]);
    expect(google.asked.map(({ headers }) => headers['x-goog-fieldmask'])).toEqual([
      'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
      'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
      'id,displayName,formattedAddress,location',
    ]);
    expect(google.asked.every(({ url }) => !url.href.includes(google.key))).toBe(true);
  });

  test('gets the rough position of the team', async () => {
    await googleAt().find(search({ near: [{ latitude: 48.13743, longitude: 11.57549 }] }));
    const { locationBias } = JSON.parse(String(google.asked[0]?.body));
    const center = { latitude: 48.1, longitude: 11.6 };
    expect(locationBias).toEqual({ circle: { center, radius: 50_000 } });
  });

  test('that finds nothing says nothing', async () => {
    expect(await googleAt().find(search({ text: 'nowhere' }))).toEqual([]);
  });

  test('is not asked where an id is, that could be no id', async () => {
    for (const id of ['../../secrets', 'a?b=c', 'a/b', 'a%2fb', 'geonames:1', 'a b', '', 'é']) {
      expect(await googleAt().locate(id, SESSION)).toBeUndefined();
    }
    expect(google.asked).toEqual([]);
  });

  test('knows no more of an id that was given up, or never was one', async () => {
    expect(await googleAt().locate('ChIJ0000', undefined)).toBeUndefined();
    expect(await googleAt().locate('nonsense', undefined)).toBeUndefined();
  });

  test('that puts an odd id into an answer is not followed', async () => {
    google.places = [{ ...googleKnownPlaces[0]!, id: '../../etc' }, googleKnownPlaces[0]!];
    expect(await googleAt().find(search())).toHaveLength(1);
  });

  test('that says a place is nowhere is away', async () => {
    google.places = [{ ...googleKnownPlaces[0]!, location: { latitude: 91, longitude: 0 } }];
    const error = await failing(googleAt().locate(googleKnownPlaces[0]!.id, undefined));
    expect(error).toMatchObject({ name: 'ExternalServiceError' });
  });

  test('that does not take the key is away', async () => {
    const error = await failing(googleAt(google.url, 'another').find(search()));
    expect(error).toMatchObject({ name: 'ExternalServiceError' });
  });
});

const ways: readonly (readonly [string, Way])[] = [
  ['says nothing', { way: 'silence' }],
  ['hangs up', { way: 'reset' }],
  ['stops in the middle', { way: 'half' }],
  ['answers nonsense', { way: 'nonsense' }],
  ['answers something else', { way: 'other' }],
  ['never stops talking', { way: 'endless' }],
  ['sends elsewhere', { way: 'redirect' }],
  ['fails', { way: 'refuse', status: 500, reason: 'backendError' }],
  ['wants it slower', { way: 'refuse', status: 429, reason: 'rateLimitExceeded' }],
  ['has had enough for today', { way: 'refuse', status: 403, reason: 'quotaExceeded' }],
  ['takes no key', { way: 'refuse', status: 401, reason: 'authError' }],
];

describe('a provider that', () => {
  async function expectAway(work: Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    const error = await failing(work);
    expect(error).toMatchObject({ name: 'ExternalServiceError', message: PLACES_AWAY_MESSAGE });
    expect(performance.now() - startedAt).toBeLessThan(SOON);
  }

  test.each(ways)('%s is away, within the time', async (_, way) => {
    photon.misbehaviour = way;
    google.misbehaviour = way;
    const atGoogle = googleAt(google.url, google.key, TIMEOUT_MS);
    await expectAway(photonAt(photon.url, TIMEOUT_MS).find(search()));
    await expectAway(atGoogle.find(search()));
    await expectAway(atGoogle.locate('ChIJ2V-Mo_l1nkcRfZixfUq4DAE', SESSION));
    const asked = [...photon.asked, ...google.asked].map(({ url }) => url.pathname);
    expect(asked).not.toContain('/elsewhere');
  });

  test('never stops talking is not listened to until the time is over', async () => {
    photon.misbehaviour = { way: 'endless' };
    await expectAway(photonPlaces(photon.url, 50_000).find(search()));
  });

  test('is not there is away', async () => {
    const nowhere = 'http://127.0.0.1:1';
    const each: Places[] = [photonAt(nowhere), googleAt(nowhere)];
    for (const places of each) await expectAway(places.find(search()));
  });

  test('fails leaves nothing in the log of what was typed, nor the key', async () => {
    google.misbehaviour = { way: 'reset' };
    photon.misbehaviour = { way: 'reset' };
    for (const places of [photonAt(), googleAt()]) {
      const error = (await failing(places.find(search({ text: 'secretplace' })))) as Error;
      const told = JSON.stringify([describeError(error), error.stack, `${error.cause}`]);
      expect(told).not.toMatch(/secretplace|a-key-of/);
    }
  });
});
