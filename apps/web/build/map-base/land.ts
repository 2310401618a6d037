import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { flatten, splitAtDateLine } from './date-line.ts';
import type { Grid } from './grid.ts';
import { deltas, grid } from './grid.ts';
import type { Position } from './simplify.ts';
import { ringKm2, simplify } from './simplify.ts';

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** What a coast may lose, and the smallest island that is kept: so chosen that all of it weighs less than 150 KB brotli. */
const COAST_KM2 = 28;
const ISLAND_KM2 = 12;
const BORDER_KM2 = 20;

/** The coasts and the borders of the world, as lines of grid steps (see grid.ts). */
export interface Land {
  readonly rings: readonly Grid[];
  readonly borders: readonly Grid[];
}

/** Natural Earth's largest scale (1:10m), made light. */
export async function makeLand(): Promise<Land> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const atlas: Atlas = JSON.parse(await readFile(file, 'utf8'));
  const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b).coordinates;
  return {
    rings: ringsOf(atlas)
      .flatMap(flatten)
      .filter((ring) => ringKm2(ring) >= ISLAND_KM2)
      .map((ring) => deltas(grid(simplify(ring, COAST_KM2, 4)))),
    borders: (borders as Position[][])
      .flatMap(splitAtDateLine)
      .map((line) => deltas(grid(simplify(line, BORDER_KM2)))),
  };
}

function ringsOf(atlas: Atlas): Position[][] {
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates as Position[][];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as Position[][]) : [];
  });
}
