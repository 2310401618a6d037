import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** A URL template with `{z}`, `{x}` and `{y}`, and the attribution (plain text) to show with the tiles. */
export const mapTiles = z.object({
  url: z.string(),
  attribution: z.string(),
  maxZoom: z.number().int(),
});
export type MapTiles = z.infer<typeof mapTiles>;

/**
 * The product's own maps, with street tiles unless `tiles` is null, or Google's. `places`: what the place search finds.
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

/** Returns what the browser loads Google Maps with. Errors: 503 `not_configured` without a key. */
export const getGoogleMapsConfig = defineEndpoint({
  method: 'GET',
  path: '/api/google-maps-config',
  access: 'session',
  response: z.object({ apiKey: z.string(), mapId: z.string().nullable() }),
});
