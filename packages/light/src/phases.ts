import type { Place } from './place.ts';
import { sunDirection } from './sun-direction.ts';

export type Light = 'night' | 'blue' | 'golden' | 'day';

export interface Phase {
  readonly light: Light;
  readonly from: Date;
  readonly to: Date;
}

/** The refraction in degrees that suncalc adds below the horizon, and at 6 degrees (Meeus, Astronomical Algorithms, 16.4). */
const REFRACTION = 0.484;
const REFRACTION_AT_6 = 0.14;

/**
 * Altitudes of the sun's center, in degrees. As photographers count them, the blue hour lasts from -6 (civil dawn) to
 * -4 and the golden hour from -4 to 6. At sunrise and sunset, within the golden hour, the upper edge touches the horizon.
 */
export const limits = {
  dawn: -6 + REFRACTION,
  blue: -4 + REFRACTION,
  horizon: -0.833 + REFRACTION,
  golden: 6 + REFRACTION_AT_6,
} as const;

const ascending: readonly (readonly [above: number, light: Light])[] = [
  [limits.golden, 'day'],
  [limits.blue, 'golden'],
  [limits.dawn, 'blue'],
];

function lightAt(altitude: number): Light {
  return ascending.find(([above]) => altitude > above)?.[1] ?? 'night';
}

/**
 * Returns the moment between two others at which the sun crosses an altitude (degrees), rounded to the minute like
 * almanacs; null if it does not. The sun must only rise or only sink in between.
 */
export function crossing(from: Date, to: Date, place: Place, altitude: number): Date | null {
  const isAbove = (at: number) => sunDirection(new Date(at), place).altitude > altitude;
  let [before, after] = [from.getTime(), to.getTime()];
  const first = isAbove(before);
  if (first === isAbove(after)) return null;
  while (after - before > 1000) {
    const middle = (before + after) / 2;
    if (isAbove(middle) === first) before = middle;
    else after = middle;
  }
  return roundToMinute(new Date(after));
}

export function roundToMinute(at: Date): Date {
  return new Date(Math.round(at.getTime() / MINUTE) * MINUTE);
}

const MINUTE = 60_000;

/** Returns the phases between two full minutes, between which the sun must only rise or only sink. */
export function phasesBetween(from: Date, to: Date, place: Place): Phase[] {
  const cuts = Object.values(limits)
    .flatMap((limit) => crossing(from, to, place, limit) ?? [])
    .sort((a, b) => a.getTime() - b.getTime());
  return [...cuts, to].flatMap((end, index) => {
    const begin = cuts[index - 1] ?? from;
    const middle = new Date((begin.getTime() + end.getTime()) / 2);
    const light = lightAt(sunDirection(middle, place).altitude);
    return begin < end ? [{ light, from: begin, to: end }] : [];
  });
}
