import { type DayStart, type DayTimes, dayTimes } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { wallClock } from '@lensemble/contract/zoned-time';
import { type Entry, entriesOf } from './entries.ts';

/** What *On set* shows of a shoot at a moment. */
export interface DayOfPlan {
  /** The moment, in epoch milliseconds. */
  readonly now: number;
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

/** How many of the shots that are not skipped are done. Blocks do not count. */
export function shotCounts({ entries }: Pick<DayOfPlan, 'entries'>) {
  const shots = entries.filter(({ kind, state }) => kind === 'shot' && state !== 'skipped');
  return { done: shots.filter(({ state }) => state === 'done').length, all: shots.length };
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
    ...{ now, entries, start, times, isAhead },
    isToday: !isAhead && !(times && now >= times.day.end),
    current: open[0],
    next: open[1],
    doneCount: entries.filter(({ state }) => state === 'done').length,
    skippedCount: entries.filter(({ state }) => state === 'skipped').length,
  };
}
