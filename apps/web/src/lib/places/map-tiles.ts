import { eastOf, southOf } from '@lensemble/contract/web-mercator';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const TILE_SIDE = 256;

/** The zoom levels at which the map of a place shows the way there: from the town to the house. */
export const PLACE_ZOOM = { least: 13, first: 16, most: 17 } as const;
/** How many tiles around its own one belong to the map of a place, in each direction. */
const REACH = 2;

/** Where a place is, counted in tiles from the northwestern corner of the world. */
function tilesTo({ latitude, longitude }: Point, zoom: number) {
  const count = 2 ** zoom;
  return { x: eastOf(longitude) * count, y: southOf(latitude) * count };
}

/** Whether a tile belongs to the map of a place. */
export function isTileOf(place: Point, { z, x, y }: Tile): boolean {
  if (z < PLACE_ZOOM.least || z > PLACE_ZOOM.most) return false;
  const at = tilesTo(place, z);
  return Math.abs(x - Math.floor(at.x)) <= REACH && Math.abs(y - Math.floor(at.y)) <= REACH;
}

interface PlaceMap {
  /** In pixels. */
  readonly side: number;
  readonly tiles: readonly { readonly tile: Tile; readonly left: number; readonly top: number }[];
  /** Where the place is, in pixels. */
  readonly pin: { readonly left: number; readonly top: number };
}

/** The map of a place: a square of tiles with the place in its middle one. */
export function mapOfPlace(place: Point, zoom: number): PlaceMap {
  const at = tilesTo(place, zoom);
  const count = 2 ** zoom;
  const [west, north] = [Math.floor(at.x) - REACH, Math.floor(at.y) - REACH];
  const steps = Array.from({ length: 2 * REACH + 1 }, (_, index) => index);
  const tiles = steps.flatMap((row) =>
    steps.map((column) => ({
      tile: { z: zoom, x: (west + column + count) % count, y: north + row },
      left: column * TILE_SIDE,
      top: row * TILE_SIDE,
    })),
  );
  return {
    side: steps.length * TILE_SIDE,
    tiles: tiles.filter(({ tile: { y } }) => y >= 0 && y < count),
    pin: { left: (at.x - west) * TILE_SIDE, top: (at.y - north) * TILE_SIDE },
  };
}
