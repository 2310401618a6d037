import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';

/** The IANA time zone of the browser; UTC if unknown. */
export function readerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** Whether two names mean the same time zone: some have an old and a new name (`Asia/Calcutta`, `Asia/Kolkata`). */
export function sameTimeZone(a: string, b: string): boolean {
  return a === b || canonical(a) === canonical(b);
}

function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/** Whether two time zones agree at the time of a shoot. Without a date, compares January and July. */
export function sameClock(
  a: string,
  b: string,
  { date, time }: { date: string | null; time: string | null },
): boolean {
  if (sameTimeZone(a, b)) return true;
  const year = new Date().getUTCFullYear();
  const days = date ? [date] : [`${year}-01-15`, `${year}-07-15`];
  return days.every((day) => agree(a, b, day, time ?? NOON));
}

const NOON = '12:00';

function agree(a: string, b: string, date: string, time: string): boolean {
  try {
    const instant = zonedInstant(date, time, a);
    const [one, other] = [wallClock(instant, a), wallClock(instant, b)];
    return one.date === other.date && one.time === other.time;
  } catch {
    return false;
  }
}

/** Whether a day is over, today or to come in a time zone; null if the browser does not know the zone. */
export function whenIs(
  date: string,
  timeZone: string,
  now: Date,
): 'over' | 'today' | 'ahead' | null {
  try {
    const today = wallClock(now, timeZone).date;
    if (date === today) return 'today';
    return date < today ? 'over' : 'ahead';
  } catch {
    return null;
  }
}

interface Move {
  /** The time zone of the new location; null if unknown or if there is no new location. */
  readonly there: string | null;
  /** The time zone of the previous location; null likewise. */
  readonly left: string | null;
  readonly now: string;
  /** The time zone when the editing began. */
  readonly began: string;
}

/**
 * The time zone of a shoot after a change of location: that of the new location. If that is unknown, a time zone that
 * came from the previous location reverts to the initial one; any other was chosen by the user and stays.
 */
export function zoneAfterMove({ there, left, now, began }: Move): string {
  return there ?? (now === left ? began : now);
}
