import { type DayStart, type DayTimes, dayTimes } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { wallClock } from '@lensemble/contract/zoned-time';
import { type Entry, entriesOf } from './entries.ts';

/** What *On set* shows of a shoot at a moment. */
export interface DayOfPlan {
  readonly entries: readonly Entry[];
  /** Null for a shoot without a date or a time. */
  readonly start: DayStart | null;
  readonly times: DayTimes | null;
  /** Whether the day is still to come. */
  readonly isAhead: boolean;
  /** Whether it is neither to come nor long over. */
  readonly isToday: boolean;
  /** The first entry that is open. */
  readonly current: Entry | undefined;
  readonly next: Entry | undefined;
  readonly doneCount: number;
  readonly skippedCount: number;
}

/** @param now epoch milliseconds */
export function dayOfPlan(shoot: ShootDetail, shots: readonly Shot[], now: number): DayOfPlan {
  const entries = entriesOf(shots);
  const { date, time, timeZone } = shoot;
  const start = date && time ? { date, time, timeZone } : null;
  const times = start && dayTimes(start, entries, now);
  const open = entries.filter(({ state }) => state === 'open');
  const isAhead = times
    ? now < times.day.start
    : date !== null && wallClock(new Date(now), timeZone).date < date;
  return {
    ...{ entries, start, times, isAhead },
    isToday: !isAhead && !(times && now >= times.day.end),
    current: open[0],
    next: open[1],
    doneCount: entries.filter(({ state }) => state === 'done').length,
    skippedCount: entries.filter(({ state }) => state === 'skipped').length,
  };
}
