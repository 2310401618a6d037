import type { Exchange, Reply } from '../google/exchange.ts';
import { isMeant, type StandIn, startStandIn } from './stand-in.ts';

export interface PhotonFeature {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly number[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A fake Photon on this machine, as documented by komoot/photon. It matches prefixes of words, nearest first. */
export interface StandInPhoton extends StandIn {
  features: readonly unknown[];
}

export const feature = (
  [longitude, latitude]: readonly [number, number],
  properties: Readonly<Record<string, unknown>>,
): PhotonFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { osm_key: 'place', osm_value: 'house', type: 'house', ...properties },
});

export const photonFeatures = [
  feature([11.5755, 48.1372], {
    osm_type: 'W',
    osm_id: 223_907_278,
    osm_key: 'place',
    osm_value: 'square',
    type: 'street',
    name: 'Marienplatz',
    postcode: '80331',
    district: 'Altstadt-Lehel',
    city: 'Munich',
    state: 'Bavaria',
    country: 'Germany',
    countrycode: 'DE',
    extent: [11.5744, 48.1376, 11.5767, 48.1369],
  }),
  feature([9.1887, 48.8959], {
    osm_type: 'N',
    osm_id: 1_418_911_033,
    name: 'Marienplatz',
    city: 'Ludwigsburg',
    state: 'Baden-Württemberg',
    country: 'Germany',
    countrycode: 'DE',
  }),
  feature([13.3777, 52.5163], {
    osm_type: 'N',
    osm_id: 5_283_712_041,
    housenumber: '1',
    street: 'Pariser Platz',
    postcode: '10117',
    city: 'Berlin',
    country: 'Germany',
    countrycode: 'DE',
  }),
];

export async function startPhoton(): Promise<StandInPhoton> {
  const standIn = await startStandIn((exchange) => answer(photon.features, exchange));
  const photon: StandInPhoton = Object.assign(standIn, { features: photonFeatures });
  return photon;
}

export const photonEnv = ({ url }: StandIn): Record<string, string> => ({ PHOTON_URL: url });

function answer(features: readonly unknown[], { method, url }: Exchange): Reply {
  const { pathname, searchParams } = url;
  if (method !== 'GET' || pathname !== '/api')
    return { status: 404, body: { message: 'Not found' } };
  const typed = searchParams.get('q');
  if (!typed) return { status: 400, body: { message: "missing search term 'q': /?q=berlin" } };
  const known = features as readonly PhotonFeature[];
  const meant = known.filter(({ properties: { name, street, housenumber } = {} }) =>
    isMeant(`${name ?? ''} ${street ?? ''} ${housenumber ?? ''}`, typed),
  );
  const sorted = searchParams.has('lat') ? meant.toSorted(byDistance(searchParams)) : meant;
  const limit = Number(searchParams.get('limit') ?? 15);
  return { status: 200, body: { type: 'FeatureCollection', features: sorted.slice(0, limit) } };
}

function byDistance(query: URLSearchParams): (a: PhotonFeature, b: PhotonFeature) => number {
  const [lat, lon] = [Number(query.get('lat')), Number(query.get('lon'))];
  const distance = ({ geometry: { coordinates } }: PhotonFeature) =>
    Math.hypot((coordinates[0] ?? 0) - lon, (coordinates[1] ?? 0) - lat);
  return (a, b) => distance(a) - distance(b);
}
