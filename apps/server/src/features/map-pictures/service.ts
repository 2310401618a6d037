import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { AnswerCache, type Perishable } from '../../http/answer-cache.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { takingTurns } from '../../lib/turns.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import { ExternalServiceError } from '../../ports/external-service-error.ts';
import type { MapTileServer } from '../../ports/map-tiles/port.ts';
import { joinTiles } from '../images/service.ts';
import { type MapWindow, windowAt } from './window.ts';

/** A sheet or a page does not wait longer for its map. Later ones get it, because the work goes on. */
const WAIT_MS = 2_000;
const TILES_MS = 5_000;
/** The policy of OpenStreetMap forbids heavy parallel use. */
const TILES_AT_ONCE = 2;
/** After a failure, the tile server is left alone. */
const AWAY_MS = 60_000;
/** Some 400 pictures. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Streets change rarely, and the policy of OpenStreetMap asks for at least a week. */
const FRESH_MS = 7 * 86_400_000;
const WAITING_MAX = 20;

/** A picture can be a dozen requests to the tile server. Above what a team needs, but too low to copy a map. */
const mapPicturesOfTeam = defineLimit('mapPicturesOfTeam', { points: 60, seconds: HOUR }, 'team');

export interface MapPicture {
  readonly jpeg: Buffer;
  /** In pixels of a screen. The file can have twice as many. */
  readonly width: number;
  readonly height: number;
  /** The attribution to print below it. */
  readonly credit: MapTileServer['credit'];
}

interface Spot {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type MapPictures = ReturnType<typeof rememberPictures>;
const services = new WeakMap<MapTileServer, MapPictures>();

/** One memory of pictures for all who use the same tile server. */
function picturesOf(tiles: MapTileServer): MapPictures {
  const known = services.get(tiles);
  if (known) return known;
  const made = rememberPictures(tiles);
  services.set(tiles, made);
  return made;
}

/**
 * The map around the place of a team's shoot; undefined without street tiles or coordinates, or if it is not ready within
 * two seconds. A failure of the tile server is not an error, because plans are complete without a map.
 */
export async function mapPictureOf(
  { mapTiles, limits }: Pick<Deps, 'mapTiles' | 'limits'>,
  teamId: string,
  spot: Spot | null,
): Promise<MapPicture | undefined> {
  const { latitude = null, longitude = null } = spot ?? {};
  if (!mapTiles || latitude === null || longitude === null) return undefined;
  const window = windowAt({ latitude, longitude });
  if (!window) return undefined;
  const beforeAsking = () => limits.count([mapPicturesOfTeam.by(teamId)]);
  const made = picturesOf(mapTiles)(window, beforeAsking).catch(undefinedIfAway);
  const jpeg = await Promise.race([made, wait(WAIT_MS, undefined, { ref: false })]);
  const { width, height } = window;
  return jpeg && { jpeg, width, height, credit: mapTiles.credit };
}

function undefinedIfAway(error: unknown): undefined {
  const isExpected = [ExternalServiceError, HttpError, UnavailableError].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected) throw error;
}

function rememberPictures(tiles: MapTileServer) {
  const cache = new AnswerCache<Perishable>(CACHE_BYTES);
  const inTurn = takingTurns(1, { waiting: WAITING_MAX });
  let awayUntil = 0;

  async function make(window: MapWindow, beforeAsking: () => Promise<unknown>): Promise<Buffer> {
    if (Date.now() < awayUntil) throw new ExternalServiceError('The map tile server');
    await beforeAsking();
    try {
      return await joinTiles({ ...window, tiles: await tilesOf(tiles, window) });
    } catch (cause) {
      awayUntil = Date.now() + AWAY_MS;
      throw new ExternalServiceError('The map tile server', { cause });
    }
  }

  return async (window: MapWindow, beforeAsking: () => Promise<unknown>): Promise<Buffer> => {
    const { body } = await cache.answer(window.key, 0, async () => ({
      body: await inTurn(() => make(window, beforeAsking)),
      encoding: 'identity',
      freshUntil: Date.now() + FRESH_MS,
    }));
    return body;
  };
}

/** All tiles of the window. The first failure ends the other requests. */
async function tilesOf(server: MapTileServer, { places }: MapWindow): Promise<Buffer[]> {
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(TILES_MS)]);
  const loading = takingTurns(TILES_AT_ONCE);
  const asked = places.map((place) =>
    loading(async () => {
      signal.throwIfAborted();
      return server.tile(place, signal);
    }),
  );
  return Promise.all(asked).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
}
