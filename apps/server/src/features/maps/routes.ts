import { getGoogleMapsConfig, getMapConfig } from '@lensemble/contract/maps';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';

type MapDeps = Pick<Deps, 'env' | 'places'>;

export function mapRoutes(app: FastifyInstance, { env: { maps }, places }: MapDeps): void {
  route(app, getMapConfig, async () => ({
    engine: maps.google ? ('google' as const) : ('own' as const),
    tiles: maps.tiles ?? null,
    places: places.knowsStreets ? ('everything' as const) : ('towns' as const),
  }));

  route(app, getGoogleMapsConfig, async () => {
    if (!maps.google)
      throw new HttpError(503, 'not_configured', 'Google Maps API key not configured');
    const { browserKey, mapId } = maps.google;
    return { apiKey: browserKey, mapId: mapId ?? null };
  });
}
