import { getPosition } from 'suncalc';
import type { Place } from './place.ts';

/** The apparent direction in degrees: `azimuth` clockwise from north, `altitude` with refraction. */
export interface SunDirection {
  readonly azimuth: number;
  readonly altitude: number;
}

export function sunDirection(at: Date, { latitude, longitude }: Place): SunDirection {
  return getPosition(at, latitude, longitude);
}
