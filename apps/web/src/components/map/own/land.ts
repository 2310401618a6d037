import { baseFiles } from './base-files.ts';
import { clipLines, clipRings, type Shape, shapeOf } from './clip.ts';
import { GRID_STEPS, type Line, tileBox } from './world.ts';

export interface Land {
  readonly coasts: readonly Shape[];
  readonly borders: readonly Shape[];
}

interface LandFile {
  readonly rings: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** How far shapes reach beyond their tile, as a fraction of its side. It hides the edges of the clipping. */
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

function lineOf(deltas: readonly number[]): Line {
  const line = new Float64Array(deltas.length);
  deltas.forEach((delta, i) => {
    line[i] = (line[i - 2] ?? 0) + delta / GRID_STEPS;
  });
  return line;
}

/** Land by tile. Each tile is clipped from its parent, so that high zooms are as fast as low ones. */
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
