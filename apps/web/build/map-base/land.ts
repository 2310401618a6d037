import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { flatten, splitAtDateLine } from './date-line.ts';
import { deltas, type Grid, grid } from './grid.ts';
import { type Position, ringKm2, simplify } from './simplify.ts';

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** In km²: the detail that a coast may lose, and the smallest island. They keep the file below 150 KB with Brotli. */
const COAST_KM2 = 28;
const ISLAND_KM2 = 12;
const BORDER_KM2 = 20;

export interface Land {
  readonly rings: readonly Grid[];
  readonly borders: readonly Grid[];
}

/** A simplified version of Natural Earth's largest scale (1:10m). */
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
