import { zonedInstant } from '@lensemble/contract/zoned-time';
import { getTimes } from 'suncalc';
import type { Phase } from './phases.ts';
import { crossing, limits, phasesBetween, toTheMinute } from './phases.ts';
import type { Place } from './place.ts';
import { sunDirection } from './sun-direction.ts';

/** A day on the calendar of a place. `date` is `YYYY-MM-DD`, `timeZone` an IANA name. */
export interface DayAtPlace extends Place {
  readonly date: string;
  readonly timeZone: string;
}

/**
 * The light of a day: the one around the midday of its date, from one lowest point of the sun to the next. Far north, and
 * where clocks are far from the sun, that night's sunset can fall on the next date. All to the minute; what does not
 * happen is null.
 */
export interface DayLight {
  /** Where the sun stays on one side of the horizon: polar day and polar night. */
  readonly always: 'up' | 'down' | null;
  /** Civil: the sun is 6 degrees below the horizon. */
  readonly dawn: Date | null;
  readonly sunrise: Date | null;
  readonly noon: Date;
  readonly sunset: Date | null;
  readonly dusk: Date | null;
  /**
   * Without a gap from the beginning of the day before to the end of the day after, since light does not change with the
   * date. Where the sun stays low it is golden at noon too, where it does not set perhaps at midnight.
   */
  readonly phases: readonly Phase[];
}

const HALF_A_DAY = 12 * 3_600_000;

/** The light of a day at a place. Latitude and longitude in degrees; the ground is flat and at the height of the sea. */
export function dayLight({ date, timeZone, ...place }: DayAtPlace): DayLight {
  const midday = zonedInstant(date, '12:00', timeZone);
  const noon = noonAround(midday, place);
  const start = new Date(noon.getTime() - HALF_A_DAY);
  const end = new Date(noon.getTime() + HALF_A_DAY);
  const sunrise = crossing(start, noon, place, limits.horizon);
  const sunset = crossing(noon, end, place, limits.horizon);
  return {
    always: sunrise || sunset ? null : sideOfHorizon(noon, place),
    dawn: crossing(start, noon, place, limits.dawn),
    sunrise,
    noon,
    sunset,
    dusk: crossing(noon, end, place, limits.dawn),
    phases: phasesAround(noon, place),
  };
}

/** The golden times of a day, each as long as it goes: at midnight it may be golden from one day to the next. */
export function goldenPhases({ noon, phases }: DayLight): readonly Phase[] {
  const isOfDay = ({ from, to }: Phase) =>
    to.getTime() > noon.getTime() - HALF_A_DAY && from.getTime() < noon.getTime() + HALF_A_DAY;
  return phases.filter((phase) => phase.light === 'golden' && isOfDay(phase));
}

function noonAround(at: Date, { latitude, longitude }: Place): Date {
  return toTheMinute(getTimes(at, latitude, longitude).solarNoon);
}

/** The phases of three days around a noon. */
function phasesAround(noon: Date, place: Place): Phase[] {
  const inDays = (days: number) => new Date(noon.getTime() + days * 2 * HALF_A_DAY);
  const turns = [
    ...[inDays(-1.5), noonAround(inDays(-1), place), inDays(-0.5), noon],
    ...[inDays(0.5), noonAround(inDays(1), place), inDays(1.5)],
  ];
  return joined(
    turns.slice(1).flatMap((to, index) => phasesBetween(turns[index] ?? to, to, place)),
  );
}

function sideOfHorizon(at: Date, place: Place): 'up' | 'down' {
  return sunDirection(at, place).altitude > limits.horizon ? 'up' : 'down';
}

/** Neighbors of the same light become one. */
function joined(phases: readonly Phase[]): Phase[] {
  const done: Phase[] = [];
  for (const phase of phases) {
    const last = done.at(-1);
    if (last?.light === phase.light) done[done.length - 1] = { ...last, to: phase.to };
    else done.push(phase);
  }
  return done;
}
