import { eastOf, southOf } from '@lensemble/contract/web-mercator';
import { GRID_STEPS } from '../../src/components/map/own/world.ts';
import type { Position } from './simplify.ts';

/** x and y in turn, in grid steps. The first point is absolute, the others are relative to the one before. */
export type Grid = readonly number[];

const MAX_LATITUDE = 85.0511;

/** Projects to Web Mercator in grid steps, so that the browser need not project. */
export function toGrid([longitude, latitude]: Position): [x: number, y: number] {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  return [Math.round(eastOf(longitude) * GRID_STEPS), Math.round(southOf(bounded) * GRID_STEPS)];
}

export function grid(line: readonly Position[]): [number, number][] {
  return line.map(toGrid).filter(([x, y], i, all) => {
    const last = all[i - 1];
    return !last || last[0] !== x || last[1] !== y;
  });
}

/** Relative positions, because small numbers compress well. */
export function deltas(points: readonly (readonly [number, number])[]): number[] {
  return points.flatMap(([x, y], i) => {
    const [lastX, lastY] = points[i - 1] ?? [0, 0];
    return [x - lastX, y - lastY];
  });
}
