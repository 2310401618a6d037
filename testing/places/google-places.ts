import { type Exchange, jsonOf, type Reply } from '../google/exchange.ts';
import { isMeant, type StandIn, startStandIn } from './stand-in.ts';

interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
}

/** A fake Google Places (New) on this machine, as documented. It matches prefixes of words. */
export interface StandInGooglePlaces extends StandIn {
  readonly key: string;
  places: readonly KnownPlace[];
}

export const googleKnownPlaces: readonly KnownPlace[] = [
  {
    id: 'ChIJ2V-Mo_l1nkcRfZixfUq4DAE',
    name: 'Marienplatz',
    where: 'Munich, Germany',
    location: { latitude: 48.1373968, longitude: 11.5755485 },
  },
  {
    id: 'ChIJiQnyVcZRqEcRY0xnhE77uyY',
    name: 'Brandenburg Gate',
    where: 'Pariser Platz, Berlin, Germany',
    location: { latitude: 52.5162746, longitude: 13.3777041 },
  },
];

const KEY = 'a-key-of-a-google-project';
const RADIUS_MAX = 50_000;
const SESSION = /^[\w-]{1,36}$/;
const DETAILS = /^\/v1\/places\/([^/:]+)$/;

export async function startGooglePlaces(): Promise<StandInGooglePlaces> {
  const standIn = await startStandIn((exchange) => answer(google, exchange));
  const google: StandInGooglePlaces = Object.assign(standIn, {
    key: KEY,
    places: googleKnownPlaces,
  });
  return google;
}

export const googlePlacesEnv = ({ url, key }: StandInGooglePlaces): Record<string, string> => ({
  GOOGLE_MAPS_API_KEY: key,
  GOOGLE_PLACES_URL: url,
});

/** An error in the documented format of Google's newer APIs. */
const refusal = (code: number, status: string): Reply => ({
  status: code,
  body: { error: { code, message: `Refused: ${status}`, status } },
});

function answer({ key, places }: StandInGooglePlaces, exchange: Exchange): Reply {
  const { method, url, headers } = exchange;
  if (headers['x-goog-api-key'] !== key) return refusal(403, 'PERMISSION_DENIED');
  if (method === 'POST' && url.pathname === '/v1/places:autocomplete')
    return autocomplete(places, exchange);
  const [, id] = DETAILS.exec(url.pathname) ?? [];
  return method === 'GET' && id ? details(places, id, exchange) : refusal(404, 'NOT_FOUND');
}

interface Circle {
  readonly center?: { readonly latitude?: number; readonly longitude?: number };
  readonly radius?: number;
}

function autocomplete(places: readonly KnownPlace[], exchange: Exchange): Reply {
  const { input, sessionToken = 'none', locationBias } = jsonOf(exchange);
  const { circle } = Object(locationBias) as { circle?: Circle };
  const isTooFar = circle !== undefined && !((circle.radius ?? 0) <= RADIUS_MAX);
  const isOdd = typeof input !== 'string' || input === '' || !SESSION.test(String(sessionToken));
  if (isOdd || isTooFar) return refusal(400, 'INVALID_ARGUMENT');
  const suggestions = places
    .filter(({ name }) => isMeant(name, input))
    .map(({ id, name, where }) => ({
      placePrediction: {
        place: `places/${id}`,
        placeId: id,
        text: { text: `${name}, ${where}`, matches: [{ endOffset: input.length }] },
        structuredFormat: { mainText: { text: name }, secondaryText: { text: where } },
        types: ['geocode'],
      },
    }));
  const mask = String(exchange.headers['x-goog-fieldmask'] ?? '*');
  // Google responds with an empty object if there are no results.
  if (suggestions.length === 0) return { status: 200, body: {} };
  return { status: 200, body: { suggestions: suggestions.map((each) => masked(each, mask)) } };
}

function masked(suggestion: { placePrediction: Readonly<Record<string, unknown>> }, mask: string) {
  if (mask === '*') return suggestion;
  const names = mask.split(',').map((path) => path.split('.')[2] ?? '');
  return { placePrediction: pick(suggestion.placePrediction, names) };
}

function details(places: readonly KnownPlace[], id: string, { url, headers }: Exchange): Reply {
  const mask = String(headers['x-goog-fieldmask'] ?? '');
  // Google requires a mask.
  if (mask === '' || !SESSION.test(url.searchParams.get('sessionToken') ?? 'none'))
    return refusal(400, 'INVALID_ARGUMENT');
  const place = places.find((known) => known.id === id);
  if (!place) return refusal(/^ChIJ/.test(id) ? 404 : 400, 'NOT_FOUND');
  const whole = {
    id,
    displayName: { text: place.name, languageCode: 'en' },
    formattedAddress: `${place.name}, ${place.where}`,
    location: place.location,
    types: ['geocode'],
  };
  return { status: 200, body: pick(whole, mask.split(',')) };
}

const pick = (whole: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)));
