import { eastOf, southOf } from '@lensemble/contract/web-mercator';
import { TILE_SIDE, type TilePlace } from '../../ports/map-tiles/port.ts';
import type { Mosaic } from '../images/service.ts';

/** Shows houses and paths, and the streets around: about a kilometer of width at 45° of latitude. */
const ZOOM = 16;
const TILES = 2 ** ZOOM;
const WORLD = TILES * TILE_SIDE;
/** In pixels. Touches at most four by three tiles. */
const MAP_WIDTH = 576;
const MAP_HEIGHT = 384;

export interface MapWindow extends Omit<Mosaic, 'tiles'> {
  /** The same for all places that have the same picture. */
  readonly key: string;
  readonly places: readonly TilePlace[];
}

/** What of the world the picture around a place shows; undefined near the poles, which these maps do not have. */
export function windowAt({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): MapWindow | undefined {
  const [x, y] = [Math.floor(eastOf(longitude) * WORLD), Math.floor(southOf(latitude) * WORLD)];
  const [left, top] = [x - MAP_WIDTH / 2, y - MAP_HEIGHT / 2];
  // A pole is at infinity.
  if (!(top >= 0 && top + MAP_HEIGHT <= WORLD)) return undefined;
  const columns = tilesOf(left, MAP_WIDTH);
  const rows = tilesOf(top, MAP_HEIGHT);
  const places = rows.flatMap((row) =>
    columns.map((column) => ({ zoom: ZOOM, x: (column + TILES) % TILES, y: row })),
  );
  return {
    key: `${x} ${y}`,
    places,
    columns: columns.length,
    left: left - (columns[0] ?? 0) * TILE_SIDE,
    top: top - (rows[0] ?? 0) * TILE_SIDE,
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
  };
}

/** The tiles of a row or column that a length touches. */
function tilesOf(start: number, length: number): number[] {
  const first = Math.floor(start / TILE_SIDE);
  const last = Math.floor((start + length - 1) / TILE_SIDE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
