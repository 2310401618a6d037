import { zonedInstant } from '@lensemble/contract/zoned-time';
import { getTimes } from 'suncalc';
import {
  crossing,
  type Light,
  limits,
  type Phase,
  phasesBetween,
  roundToMinute,
} from './phases.ts';
import type { Place } from './place.ts';
import { sunDirection } from './sun-direction.ts';

/** A calendar day at a place. `date` is `YYYY-MM-DD`, `timeZone` an IANA name. */
export interface DayAtPlace extends Place {
  readonly date: string;
  readonly timeZone: string;
}

/**
 * The light around the midday of a date, from one lowest point of the sun to the next. In the far north, and where
 * clocks differ a lot from solar time, the sunset can fall on the next date. All times are rounded to the minute;
 * events that do not occur are null.
 */
export interface DayLight {
  /** Set on polar days and polar nights, when the sun stays on one side of the horizon. */
  readonly always: 'up' | 'down' | null;
  /** Civil dawn: the sun is 6 degrees below the horizon. */
  readonly dawn: Date | null;
  readonly sunrise: Date | null;
  readonly noon: Date;
  readonly sunset: Date | null;
  readonly dusk: Date | null;
  /**
   * The phases from the start of the previous day to the end of the next one, without gaps, because light does not
   * change with the date. If the sun stays low, it can be golden at noon; if the sun does not set, at midnight.
   */
  readonly phases: readonly Phase[];
}

const HALF_DAY_MS = 12 * 3_600_000;

/** Returns the light of a day at a place. Coordinates are degrees (WGS 84); the horizon is flat and at sea level. */
export function dayLight({ date, timeZone, ...place }: DayAtPlace): DayLight {
  const midday = zonedInstant(date, '12:00', timeZone);
  const noon = noonAround(midday, place);
  const start = new Date(noon.getTime() - HALF_DAY_MS);
  const end = new Date(noon.getTime() + HALF_DAY_MS);
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

/** A phase of a day. An end is null where the phase continues past the lowest point of the sun. */
export interface DayPhase {
  readonly from: Date | null;
  readonly to: Date | null;
}

/** Returns the golden phases of a day. A phase around midnight belongs to two days, each of which has one end of it. */
export const goldenPhases = (day: DayLight): readonly DayPhase[] => phasesOfDay(day, 'golden');

/** Returns the blue hours of a day, with ends like those of the golden phases. */
export const bluePhases = (day: DayLight): readonly DayPhase[] => phasesOfDay(day, 'blue');

function phasesOfDay({ noon, phases }: DayLight, wanted: Light): readonly DayPhase[] {
  const start = noon.getTime() - HALF_DAY_MS;
  const end = noon.getTime() + HALF_DAY_MS;
  return phases
    .filter(({ light, from, to }) => light === wanted && +to > start && +from < end)
    .map(({ from, to }) => ({ from: +from > start ? from : null, to: +to < end ? to : null }));
}

function noonAround(at: Date, { latitude, longitude }: Place): Date {
  return roundToMinute(getTimes(at, latitude, longitude).solarNoon);
}

function phasesAround(noon: Date, place: Place): Phase[] {
  const daysFromNoon = (days: number) => new Date(noon.getTime() + days * 2 * HALF_DAY_MS);
  const turns = [
    ...[daysFromNoon(-1.5), noonAround(daysFromNoon(-1), place), daysFromNoon(-0.5), noon],
    ...[daysFromNoon(0.5), noonAround(daysFromNoon(1), place), daysFromNoon(1.5)],
  ];
  return mergeNeighbors(
    turns.slice(1).flatMap((to, index) => phasesBetween(turns[index] ?? to, to, place)),
  );
}

function sideOfHorizon(at: Date, place: Place): 'up' | 'down' {
  return sunDirection(at, place).altitude > limits.horizon ? 'up' : 'down';
}

function mergeNeighbors(phases: readonly Phase[]): Phase[] {
  const done: Phase[] = [];
  for (const phase of phases) {
    const last = done.at(-1);
    if (last?.light === phase.light) done[done.length - 1] = { ...last, to: phase.to };
    else done.push(phase);
  }
  return done;
}
