import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Where pictures of streets come from: an address with `{z}`, `{x}` and `{y}`, and who must be named beside them (text). */
export const mapTiles = z.object({
  url: z.string(),
  attribution: z.string(),
  maxZoom: z.number().int(),
});
export type MapTiles = z.infer<typeof mapTiles>;

/**
 * Which maps are drawn: our own, with streets above them where `tiles` is not null, or Google's. `places`: what the search for
 * places knows, towns and cities only, or venues and streets too.
 */
export const getMapConfig = defineEndpoint({
  method: 'GET',
  path: '/api/map-config',
  access: 'session',
  response: z.object({
    engine: z.enum(['own', 'google']),
    tiles: mapTiles.nullable(),
    places: z.enum(['towns', 'everything']),
  }),
});

/** What browsers load Google's maps with. `mapId` names a style, null for none. 503 `not_configured` without a key. */
export const getGoogleMapsConfig = defineEndpoint({
  method: 'GET',
  path: '/api/google-maps-config',
  access: 'session',
  response: z.object({ apiKey: z.string(), mapId: z.string().nullable() }),
});
