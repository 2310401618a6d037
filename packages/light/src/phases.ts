import type { Place } from './place.ts';
import { sunDirection } from './sun-direction.ts';

export type Light = 'night' | 'blue' | 'twilight' | 'golden' | 'day';

/** A time of one kind of light. */
export interface Phase {
  readonly light: Light;
  readonly from: Date;
  readonly to: Date;
}

/** What the air adds below the horizon (Meeus, Astronomical Algorithms, 16.4), in degrees; suncalc counts it in. */
const LIFT = 0.484;

/**
 * Where one kind of light ends and the next begins, by the altitude of the sun's middle in degrees. It rises and sets with
 * its upper edge, 50 minutes of arc higher; civil twilight goes down to 6 degrees, the blue hour from there to 4.
 */
export const limits = {
  dawn: -6 + LIFT,
  blue: -4 + LIFT,
  horizon: -0.833 + LIFT,
  golden: 6,
} as const;

const ascending: readonly (readonly [above: number, light: Light])[] = [
  [limits.golden, 'day'],
  [limits.horizon, 'golden'],
  [limits.blue, 'twilight'],
  [limits.dawn, 'blue'],
];

/** What light there is with the sun at an altitude. */
function lightAt(altitude: number): Light {
  return ascending.find(([above]) => altitude > above)?.[1] ?? 'night';
}

/**
 * The moment between two at which the sun passes an altitude, where it does, to the minute as almanacs tell it; it must
 * only rise or only sink between them.
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
  return toTheMinute(new Date(after));
}

export function toTheMinute(at: Date): Date {
  return new Date(Math.round(at.getTime() / MINUTE) * MINUTE);
}

const MINUTE = 60_000;

/** The light from one full minute to another, in between which the sun must only rise or only sink. */
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
