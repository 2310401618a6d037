import type { DayLight } from '@lensemble/light/day-light';
import type { Place } from '@lensemble/light/place';
import { type SunDirection, sunDirection } from '@lensemble/light/sun-direction';
import type { MapRay } from '@/components/map/map-props.ts';
import type { Sayer, Span } from './shoot-hours.ts';

export interface SunMoment extends SunDirection {
  readonly at: Date;
}

/** From this length on, the middle of a shoot is included. */
const LONG_MS = 2 * 3_600_000;

/** The sun at the start, middle and end of a shoot, limited to the time between sunrise and sunset. */
export function sunDuring(light: DayLight, span: Span, place: Place): readonly SunMoment[] {
  if (light.always === 'down') return [];
  const start = Math.max(span.start.getTime(), light.sunrise?.getTime() ?? 0);
  const end = Math.min(span.end.getTime(), light.sunset?.getTime() ?? Number.MAX_SAFE_INTEGER);
  if (start >= end) return [];
  const middle = end - start >= LONG_MS ? [(start + end) / 2] : [];
  return [start, ...middle, end].map((moment) => {
    const at = new Date(moment);
    return { at, ...sunDirection(at, place) };
  });
}

export function raysOf(path: readonly SunMoment[], from: Place, say: Sayer): readonly MapRay[] {
  return path.map(({ at, azimuth }) => ({ from, bearing: azimuth, label: say.clock(at) }));
}
