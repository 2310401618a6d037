import { getPosition } from 'suncalc';
import type { Place } from './place.ts';

/** Where the sun is seen: degrees from north, clockwise, and degrees above the horizon, as the air bends its light. */
export interface SunDirection {
  readonly azimuth: number;
  readonly altitude: number;
}

export function sunDirection(at: Date, { latitude, longitude }: Place): SunDirection {
  return getPosition(at, latitude, longitude);
}
