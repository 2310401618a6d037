/**
 * Returns the instant of a wall-clock time in a zone, by the iCalendar rule (RFC 5545, 3.3.5): a time that the clocks
 * skip uses the offset before the gap, and an ambiguous time is the first of the two.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone
 */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const before = offsetMs(asUtc - DAY_MS, timeZone);
  const after = offsetMs(asUtc + DAY_MS, timeZone);
  const earlier = asUtc - before;
  if (before === after || offsetMs(earlier, timeZone) === before) return new Date(earlier);
  const later = asUtc - after;
  return new Date(offsetMs(later, timeZone) === after ? later : earlier);
}

/** Returns the wall-clock date (`YYYY-MM-DD`) and time (`HH:MM`) of an instant in an IANA zone. */
export function wallClock(instant: Date, timeZone: string): { date: string; time: string } {
  const wall = new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

const DAY_MS = 86_400_000;

interface Zone {
  /** Created when it is needed: that takes tens of milliseconds on a phone. */
  readonly format: () => Intl.DateTimeFormat;
  /** Offsets by UTC day; NaN for a day on which the offset changes. */
  readonly offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();
const OFFSETS_MAX = 2_000;

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  let created: Intl.DateTimeFormat | undefined;
  const format = () => {
    created ??= new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return created;
  };
  const zone = { format, offsets: new Map() };
  zones.set(timeZone, zone);
  return zone;
}

/** The offset of a zone on a day: the days since 1970 in UTC, and milliseconds. */
export type DayOffset = readonly [day: number, offset: number];

/**
 * The offsets of a zone on the days that two moments are on, and between them, for `learnOffsets`.
 * @throws RangeError for an unknown zone
 */
export function offsetsBetween(timeZone: string, from: number, to: number): readonly DayOffset[] {
  const first = Math.floor(from / DAY_MS);
  const count = Math.max(0, Math.floor(to / DAY_MS) - first + 1);
  return Array.from({ length: count }, (_, index) => {
    const day = first + index;
    offsetMs(day * DAY_MS, timeZone);
    return [day, zoneOf(timeZone).offsets.get(day) ?? Number.NaN] as const;
  });
}

/** Takes over offsets that were found out before, so that the platform is not asked for them. */
export function learnOffsets(timeZone: string, offsets: readonly DayOffset[]): void {
  const zone = zoneOf(timeZone);
  for (const [day, offset] of offsets) zone.offsets.set(day, offset);
}

/**
 * The zone's offset from UTC in milliseconds, positive east of Greenwich. `moment` is epoch milliseconds. Formatting a
 * moment takes 30 µs, so the offset of a day without a change is kept.
 */
export function offsetMs(moment: number, timeZone: string): number {
  const { format, offsets } = zoneOf(timeZone);
  const day = Math.floor(moment / DAY_MS);
  let kept = offsets.get(day);
  if (kept === undefined) {
    const offset = formattedOffset(day * DAY_MS, format());
    kept = offset === formattedOffset((day + 1) * DAY_MS, format()) ? offset : Number.NaN;
    if (offsets.size >= OFFSETS_MAX) offsets.clear();
    offsets.set(day, kept);
  }
  return Number.isNaN(kept) ? formattedOffset(moment, format()) : kept;
}

function formattedOffset(moment: number, format: Intl.DateTimeFormat): number {
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** The city in the name of a time zone: `Mexico City` in `America/Mexico_City`. A name without one stays, such as `UTC`. */
export const cityOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
