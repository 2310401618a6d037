import type { ShotState } from './shot-kinds.ts';
import { wallClock, zonedInstant } from './zoned-time.ts';

/** What the times of an entry follow from. */
export interface TimedEntry {
  readonly id: string;
  readonly minutes: number;
  /** `HH:MM` in the shoot's zone; null for directly after the entry before. */
  readonly pin: string | null;
  readonly state: ShotState;
  /** When it was done: ISO 8601. Null for an unknown time. */
  readonly actualEnd: string | null;
}

/** When the day begins: wall time in an IANA zone. */
export interface DayStart {
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
}

/** From a moment to another one, in epoch milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface EntryTimes {
  readonly id: string;
  /** By the plan alone. A pin counts even if the entries before take longer. */
  readonly planned: Span;
  /** By what has happened so far. A skipped entry takes no time, and none begins before the one before has ended. */
  readonly expected: Span;
  /** When it was done. Null if it was not, and for a time that is not known or not of this day. */
  readonly endedAt: number | null;
  /** Free minutes before the entry in the plan, because of its pin. */
  readonly gap: number;
  /** Minutes by which the entry before ends after this entry's pin in the plan. */
  readonly overrun: number;
}

/** The times of a day. Moments are epoch milliseconds, the rest is minutes. */
export interface DayTimes {
  readonly start: number;
  /** What counts as this day. Earlier and later moments, such as of a rehearsal, make no entry early or late. */
  readonly day: Span;
  readonly entries: readonly EntryTimes[];
  readonly plannedEnd: number;
  readonly expectedEnd: number;
  /** The first entry that is open; null once all are done or skipped. */
  readonly currentId: string | null;
  /** How much later than planned the current entry ends, or the last one has ended; negative for earlier. */
  readonly delay: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A pin is up to this long before the start, for make-up and travel, and otherwise after it. */
const BEFORE_START_MS = 6 * HOUR_MS;

const minutesOf = (milliseconds: number) => Math.round(milliseconds / MINUTE_MS);

/**
 * When each entry of a shot list is, in the order of the list. Minutes are elapsed time, also where the clocks change. A day may
 * go beyond midnight.
 * @param now epoch milliseconds; null for the plan alone, in which no entry is late because it is not marked
 * @throws RangeError for an unknown zone
 */
export function dayTimes(
  startsAt: DayStart,
  order: readonly TimedEntry[],
  now: number | null,
): DayTimes {
  const start = zonedInstant(startsAt.date, startsAt.time, startsAt.timeZone).getTime();
  const currentId = order.find(({ state }) => state === 'open')?.id ?? null;
  const pins = order.map(({ pin }) => (pin === null ? null : pinnedMoment(startsAt, start, pin)));
  const day = dayAround(startsAt, start);
  const ofDay = (moment: number | null) =>
    moment !== null && moment >= day.start && moment < day.end ? moment : null;
  const entries: EntryTimes[] = [];
  // What comes first may be pinned to before the start.
  let planned = Math.min(start, pins[0] ?? start);
  let expected = planned;
  for (const [index, entry] of order.entries()) {
    const pin = pins[index] ?? null;
    const plan = spanFrom(pin ?? planned, entry.minutes);
    const free = pin === null ? 0 : pin - planned;
    const { id, state, actualEnd } = entry;
    const endedAt = state === 'done' && actualEnd !== null ? ofDay(Date.parse(actualEnd)) : null;
    const known = id === currentId ? ofDay(now) : endedAt;
    const real = expectedSpan(entry, expected, pin, known);
    entries.push({
      id,
      planned: plan,
      expected: real,
      endedAt,
      gap: Math.max(0, minutesOf(free)),
      overrun: Math.max(0, minutesOf(-free)),
    });
    planned = plan.end;
    expected = Math.max(expected, real.end);
  }
  return {
    start,
    day,
    entries,
    plannedEnd: Math.max(start, ...entries.map((each) => each.planned.end)),
    expectedEnd: expected,
    currentId,
    delay: delayOf(order, entries),
  };
}

const spanFrom = (start: number, minutes: number): Span => ({
  start,
  end: start + minutes * MINUTE_MS,
});

/** @param known when a done entry ended, or what time it is during the current one */
function expectedSpan(
  { minutes, state }: TimedEntry,
  free: number,
  pin: number | null,
  known: number | null,
): Span {
  if (state === 'skipped') return { start: free, end: free };
  const span = spanFrom(Math.max(free, pin ?? free), minutes);
  if (state === 'done') {
    const end = known ?? span.end;
    return { start: Math.min(span.start, end), end };
  }
  return { start: span.start, end: Math.max(span.end, known ?? span.end) };
}

/** All of the date, and 24 hours from the start. A day that begins soon after midnight includes the evening before. */
function dayAround({ date, timeZone }: DayStart, start: number): Span {
  const midnight = zonedInstant(date, '00:00', timeZone).getTime();
  return { start: Math.min(midnight, start - BEFORE_START_MS), end: start + DAY_MS };
}

/** The moment of a pin in the 24 hours that begin some hours before the start. */
function pinnedMoment({ date, timeZone }: DayStart, start: number, pin: string): number {
  const first = start - BEFORE_START_MS;
  const days = [-1, 0, 1].map((days) => zonedInstant(dayFrom(date, days), pin, timeZone).getTime());
  return days.find((moment) => moment >= first) ?? start;
}

function dayFrom(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function delayOf(order: readonly TimedEntry[], entries: readonly EntryTimes[]): number {
  const hasBegun = order.some(({ state }) => state !== 'open');
  const open = order.findIndex(({ state }) => state === 'open');
  const at = open === -1 ? order.length - 1 : open;
  const entry = entries[at];
  const isLate = entry !== undefined && entry.expected.end > entry.planned.end;
  if (!entry || !(hasBegun || isLate)) return 0;
  return minutesOf(entry.expected.end - entry.planned.end);
}

/** A moment that is shown as a line across the list, such as sunset. */
export interface DayLine {
  /** Shown below this entry; null for above all of them. */
  readonly afterId: string | null;
  /** The entry that the moment falls into; null between, before and after entries. */
  readonly during: {
    readonly id: string;
    /** From the beginning of the entry to the moment. */
    readonly minutesIn: number;
    /** From the moment to the end of the entry. */
    readonly minutesLeft: number;
  } | null;
}

/** Where a moment falls in the planned times of a list. @param moment epoch milliseconds */
export function lineAt({ entries }: Pick<DayTimes, 'entries'>, moment: number): DayLine {
  const before = entries.findLast(({ planned }) => planned.start <= moment);
  if (!before) return { afterId: null, during: null };
  const { id, planned } = before;
  if (moment >= planned.end) return { afterId: id, during: null };
  const during = {
    id,
    minutesIn: minutesOf(moment - planned.start),
    minutesLeft: minutesOf(planned.end - moment),
  };
  return { afterId: id, during };
}

/** `HH:MM` of a moment in the shoot's zone. */
export const timeOf = (moment: number, timeZone: string): string =>
  wallClock(new Date(moment), timeZone).time;
