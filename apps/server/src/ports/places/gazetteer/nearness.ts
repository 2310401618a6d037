import type { Point } from '../port.ts';
import { type Gazetteer, UNITS } from './data.ts';

/** In powers of ten of the population: a nearby town ranks before a distant one unless that is much larger. */
export const WORTH_OF_NEARNESS = 2;
const HALF_KM = 50;
const KM_PER_DEGREE = 111.2;

/** Returns a function for the bonus of a place by its distance to the closest point, from 0 to `WORTH_OF_NEARNESS`. */
export function nearness(
  { latitudes, longitudes }: Gazetteer,
  near: readonly Point[],
): (place: number) => number {
  return (place) => {
    const latitude = (latitudes[place] ?? 0) / UNITS;
    const longitude = (longitudes[place] ?? 0) / UNITS;
    let least = Number.POSITIVE_INFINITY;
    for (const point of near) least = Math.min(least, roughKm(point, latitude, longitude));
    return WORTH_OF_NEARNESS / (1 + least / HALF_KM);
  };
}

/** Uses a flat projection, which is accurate enough for short distances. */
function roughKm(point: Point, latitude: number, longitude: number): number {
  const across = Math.abs(point.longitude - longitude);
  const east = Math.min(across, 360 - across) * Math.cos((point.latitude * Math.PI) / 180);
  return Math.hypot(point.latitude - latitude, east) * KM_PER_DEGREE;
}
