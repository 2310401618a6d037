import type { MapTiles } from '@lensemble/contract/maps';
import { z } from 'zod';
import { webAddress } from './web-address.ts';

const PLACES = [/(\{|%7[Bb])z(\}|%7[Dd])/, /(\{|%7[Bb])x(\}|%7[Dd])/, /(\{|%7[Bb])y(\}|%7[Dd])/];
/** The host must not contain a placeholder, because the content security policy names a single host. */
const tilesUrl = webAddress.refine(
  (url) => PLACES.every((place) => place.test(url)) && !/^[^/]*\/\/[^/]*[{%]/.test(url),
);

export const mapSettings = {
  MAP_TILES_URL: z
    .union([z.literal('off'), tilesUrl])
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z.string().max(200).default('© OpenStreetMap contributors'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_BROWSER_KEY: z.string().optional(),
  GOOGLE_MAPS_MAP_ID: z.string().optional(),
  GOOGLE_PLACES_URL: webAddress.default('https://places.googleapis.com'),
  PHOTON_URL: webAddress.optional(),
  WEATHER_URL: z.union([z.literal('off'), webAddress]).default('https://api.open-meteo.com'),
};

export const mapAdvice: Record<keyof typeof mapSettings, string> = {
  MAP_TILES_URL:
    'MAP_TILES_URL must be an http or https address with {z}, {x} and {y} in its path and not in its host, or off.',
  MAP_TILES_ATTRIBUTION:
    'MAP_TILES_ATTRIBUTION must be a line that credits the source of the map tiles.',
  GOOGLE_MAPS_API_KEY:
    'GOOGLE_MAPS_API_KEY must be the key of a Google project; leave it out to use the maps and places of Lensemble itself.',
  GOOGLE_MAPS_BROWSER_KEY:
    'GOOGLE_MAPS_BROWSER_KEY must be the key that browsers load Google Maps with; it only takes effect with GOOGLE_MAPS_API_KEY.',
  GOOGLE_MAPS_MAP_ID: 'GOOGLE_MAPS_MAP_ID must be the id of a map style of the Google project.',
  GOOGLE_PLACES_URL:
    'GOOGLE_PLACES_URL must be an http or https address; leave it out to use Google’s own.',
  PHOTON_URL:
    'PHOTON_URL must be the http or https address of a Photon server, for example PHOTON_URL=https://photon.example.org.',
  WEATHER_URL:
    'WEATHER_URL must be the http or https address of an Open-Meteo server, or off to turn forecasts off.',
};

export interface GoogleMapsEnv {
  readonly key: string;
  readonly browserKey: string;
  readonly mapId: string | undefined;
  /** Without a trailing slash. */
  readonly placesUrl: string;
}

export interface MapsEnv {
  /** Undefined: maps are drawn from bundled data. */
  readonly tiles: MapTiles | undefined;
  readonly google: GoogleMapsEnv | undefined;
  /** Undefined: places come from the bundled gazetteer. Without a trailing slash. */
  readonly photonUrl: string | undefined;
  readonly weatherUrl: string | undefined;
}

/** The maximum zoom level of most tile servers. */
const TILES_MAX_ZOOM = 19;

type Read = z.infer<z.ZodObject<typeof mapSettings>>;

export function readMaps(read: Read): MapsEnv {
  return {
    tiles: tilesOf(read),
    google: googleOf(read),
    photonUrl: read.PHOTON_URL && withoutSlash(read.PHOTON_URL),
    weatherUrl: read.WEATHER_URL === 'off' ? undefined : read.WEATHER_URL,
  };
}

function tilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: Read) {
  return url === 'off' ? undefined : { url, attribution, maxZoom: TILES_MAX_ZOOM };
}

function googleOf(read: Read): GoogleMapsEnv | undefined {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_BROWSER_KEY: browserKey = key } = read;
  if (!key || !browserKey) return undefined;
  return {
    key,
    browserKey,
    mapId: read.GOOGLE_MAPS_MAP_ID,
    placesUrl: withoutSlash(read.GOOGLE_PLACES_URL),
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
