import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';

/** The zone of the reader's clock. */
export function readerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** Whether two names mean the same zone: some have an old and a new one (`Asia/Calcutta`, `Asia/Kolkata`). */
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

/** Whether the clocks of two zones show the same when a shoot takes place; undated, whether they do all year. */
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

interface Move {
  /** The zone at the new place; null where it is not known, or there is no new place. */
  readonly there: string | null;
  /** The same of the place that is left. */
  readonly left: string | null;
  readonly now: string;
  /** The zone when the editing began. */
  readonly began: string;
}

/**
 * The zone of a shoot that goes to another place: the one there. Where none is known it is again what it was when the
 * editing began, unless it did not come from a place: somebody has chosen it, then.
 */
export function zoneAfterMove({ there, left, now, began }: Move): string {
  return there ?? (now === left ? began : now);
}
