import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { clockOf, dayOf, weekdayOf, zoneNames } from './wall-words.ts';

/** When a shoot is, in words for people, on the clocks of its zone. */
export interface Schedule {
  /** `November 21, 2026` */
  readonly date: string;
  /** `Saturday` */
  readonly weekday: string;
  /** `3:30 PM – 6:00 PM`; undefined where only the day is known. */
  readonly time: string | undefined;
  /** `2 h 30 min` */
  readonly duration: string;
  /** `Japan Standard Time (GMT+9)` */
  readonly zone: string;
}

/** Where only the day is known, noon stands for it: no clock is changed then. */
const NOON = '12:00';
const MINUTE_MS = 60_000;

/** @returns undefined where there is no day yet */
export function scheduleOf({
  date,
  time,
  timeZone,
  durationMinutes,
}: Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes'>): Schedule | undefined {
  if (date === null) return undefined;
  const start = zonedInstant(date, time ?? NOON, timeZone);
  return {
    date: dayOf(start, timeZone),
    weekday: weekdayOf(start, timeZone),
    time: time === null ? undefined : spanOf(start, durationMinutes, timeZone),
    duration: durationOf(durationMinutes),
    zone: zoneOf(start, timeZone),
  };
}

/** A span over a change of the clocks says by which of them each end is meant. */
function spanOf(start: Date, minutes: number, timeZone: string): string {
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const [before, after] = [start, end].map((moment) => zoneNames(moment, timeZone).offset);
  const isSteady = before === after;
  const from = clockOf(start, timeZone) + (isSteady ? '' : ` ${before}`);
  const to = clockOf(end, timeZone) + (isSteady ? '' : ` ${after}`);
  const isOvernight = wallClock(start, timeZone).date !== wallClock(end, timeZone).date;
  return `${from} – ${to}${isOvernight ? ' the next day' : ''}`;
}

function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Zones without a name of their own are called by their city. */
function zoneOf(moment: Date, timeZone: string): string {
  const { offset, name } = zoneNames(moment, timeZone);
  return `${name.startsWith('GMT') ? timeZone.replaceAll('_', ' ') : name} (${offset})`;
}
