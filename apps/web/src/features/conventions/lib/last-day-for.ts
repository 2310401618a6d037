import { daysRefusal } from '@lensemble/contract/conventions';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '@/lib/time/dates.ts';

interface Days {
  readonly firstDay: PlainDate;
  readonly lastDay: PlainDate;
}

/** The last day for a new first day: as before, unless it would be over by then. Then the convention keeps its length. */
export function lastDayFor(firstDay: PlainDate, { firstDay: from, lastDay: to }: Days): PlainDate {
  if (!(firstDay > to)) return to;
  const isLength = isPlainDate(from) && isPlainDate(to) && daysRefusal(from, to) === undefined;
  return isLength && isPlainDate(firstDay) ? addDays(firstDay, daysBetween(from, to)) : firstDay;
}
