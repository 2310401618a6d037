import { baseFiles } from './base-files.ts';
import type { Shape } from './clip.ts';
import { clipLines, clipRings, shapeOf } from './clip.ts';
import type { Line } from './world.ts';
import { GRID_STEPS, tileBox } from './world.ts';

/** The coasts and borders of a part of the world. */
export interface Land {
  readonly coasts: readonly Shape[];
  readonly borders: readonly Shape[];
}

interface LandFile {
  readonly rings: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** How far a tile's shapes reach beyond it, as a part of its side: the edges of the cut are not to be seen. */
const MARGIN = 1 / 16;
const TILES_KEPT = 600;

export async function loadLand(): Promise<LandTiles> {
  const answer = await fetch(baseFiles.land);
  const { rings, borders }: LandFile = await answer.json();
  return new LandTiles({
    coasts: rings.map((ring) => shapeOf(lineOf(ring))),
    borders: borders.map((line) => shapeOf(lineOf(line))),
  });
}

/** The file says how far each point is from the one before. */
function lineOf(deltas: readonly number[]): Line {
  const line = new Float64Array(deltas.length);
  deltas.forEach((delta, i) => {
    line[i] = (line[i - 2] ?? 0) + delta / GRID_STEPS;
  });
  return line;
}

/** Land by tiles: each is cut out of the one that it is a quarter of, so that a near one takes no longer than a far one. */
export class LandTiles {
  readonly #world: Land;
  readonly #tiles = new Map<string, Land>();

  constructor(world: Land) {
    this.#world = world;
  }

  tile(z: number, x: number, y: number): Land {
    if (z === 0) return this.#world;
    const key = `${z}/${x}/${y}`;
    const known = this.#tiles.get(key);
    if (known) return known;
    const parent = this.tile(z - 1, x >> 1, y >> 1);
    const box = tileBox(z, x, y, MARGIN);
    const land = {
      coasts: clipRings(parent.coasts, box),
      borders: clipLines(parent.borders, box),
    };
    this.#keep(key, land);
    return land;
  }

  #keep(key: string, land: Land): void {
    this.#tiles.set(key, land);
    const [oldest] = this.#tiles.keys();
    if (oldest !== undefined && this.#tiles.size > TILES_KEPT) this.#tiles.delete(oldest);
  }
}
