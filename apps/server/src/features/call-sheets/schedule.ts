import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { clockOf, dayOf, weekdayOf, zoneNames } from './wall-words.ts';

export interface Schedule {
  /** `November 21, 2026` */
  readonly date: string;
  /** `Saturday` */
  readonly weekday: string;
  /** `3:30 PM – 6:00 PM`; undefined without a time. */
  readonly time: string | undefined;
  /** `2 h 30 min` */
  readonly duration: string;
  /** `Japan Standard Time (GMT+9)` */
  readonly zone: string;
}

/** Stands in for a missing time. Clocks do not change at noon. */
const NOON = '12:00';
const MINUTE_MS = 60_000;

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

/** If the offset changes during the shoot, adds the offset to both ends. */
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

/** Names a zone without an English name by its identifier. */
function zoneOf(moment: Date, timeZone: string): string {
  const { offset, name } = zoneNames(moment, timeZone);
  return `${name.startsWith('GMT') ? timeZone.replaceAll('_', ' ') : name} (${offset})`;
}
