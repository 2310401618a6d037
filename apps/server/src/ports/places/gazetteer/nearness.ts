import type { Point } from '../port.ts';
import type { Gazetteer } from './data.ts';
import { UNITS } from './data.ts';

/** In powers of ten of people who live there: of two towns the near one comes first unless the other is much larger. */
export const WORTH_OF_NEARNESS = 2;
/** Where half of it is left. */
const HALF_KM = 50;
const KM_PER_DEGREE = 111.2;

/** How much nearer a place is to one of the points than another place would be, from 0 to `WORTH_OF_NEARNESS`. */
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

/** On a flat map: exact enough for what is near. */
function roughKm(point: Point, latitude: number, longitude: number): number {
  const across = Math.abs(point.longitude - longitude);
  const east = Math.min(across, 360 - across) * Math.cos((point.latitude * Math.PI) / 180);
  return Math.hypot(point.latitude - latitude, east) * KM_PER_DEGREE;
}
