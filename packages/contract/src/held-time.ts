import { wallClock, zonedInstant } from './zoned-time.ts';

/** When a shoot is, with the minutes around it in which what is linked to it is needed. */
export interface HeldPlan {
  /** `YYYY-MM-DD`, wall time in `timeZone`; null for none yet. */
  readonly date: string | null;
  /** `HH:MM`; null where only the day is known. */
  readonly time: string | null;
  /** IANA name. */
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly setUpMinutes: number;
  readonly strikeMinutes: number;
}

/** From a moment up to, and without, a later one. */
export interface HeldTime {
  readonly from: Date;
  readonly to: Date;
}

const MINUTE_MS = 60_000;

/**
 * The time in which a shoot needs all that is linked to it: from its start minus the set-up to its end plus the strike.
 * Minutes are elapsed time, also where the clocks change. Without a time it is the whole day of the shoot's zone, which set-up
 * and strike do not extend. Null without a date, and for a day that the zone has skipped.
 * @throws RangeError for an unknown zone
 */
export function heldTime(plan: HeldPlan): HeldTime | null {
  const { date, time, timeZone, durationMinutes, setUpMinutes, strikeMinutes } = plan;
  if (date === null) return null;
  if (time === null) return wholeDay(date, timeZone);
  const start = zonedInstant(date, time, timeZone).getTime();
  return {
    from: new Date(start - setUpMinutes * MINUTE_MS),
    to: new Date(start + (durationMinutes + strikeMinutes) * MINUTE_MS),
  };
}

function wholeDay(date: string, timeZone: string): HeldTime | null {
  const from = zonedInstant(date, '00:00', timeZone);
  const to = zonedInstant(dayAfter(date), '00:00', timeZone);
  return from < to ? { from, to } : null;
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Whether two times share a moment. One that begins when the other ends does not. */
export const overlaps = (a: HeldTime, b: HeldTime): boolean => a.from < b.to && b.from < a.to;

/** The first and the last day (`YYYY-MM-DD`) of a time in a zone. */
export function daysOf({ from, to }: HeldTime, timeZone: string): readonly [string, string] {
  const last = new Date(to.getTime() - 1);
  return [wallClock(from, timeZone).date, wallClock(last, timeZone).date];
}
