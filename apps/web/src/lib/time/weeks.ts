import { firstWeekday } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import {
  addDays,
  addMonths,
  isPlainDate,
  monthOf,
  type PlainDate,
  type PlainMonth,
  weekday,
} from './dates.ts';

const MOST_WEEKS = 6;

/** The first day of the week of a day: Sunday or Monday. */
export function startOfWeek(date: PlainDate, locale = pageLocale): PlainDate {
  return addDays(date, -((weekday(date) - firstWeekday(locale) + 7) % 7));
}

/** The weeks of a month, including days of the adjacent months. At least `minimum` weeks. */
export function monthWeeks(month: PlainMonth, minimum = 0, locale = pageLocale): PlainDate[][] {
  const weeks: PlainDate[][] = [];
  for (
    let first = startOfWeek(`${month}-01`, locale);
    weeks.length < MOST_WEEKS && (monthOf(first) <= month || weeks.length < minimum);
    first = addDays(first, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(first, day)));
  }
  return weeks;
}

/**
 * The day that a key moves to in a calendar grid: arrows, Home and End of the week, Page Up and Page Down by month
 * (with Shift: by year). It stays within the allowed years; undefined for other keys.
 */
export function dateForKey(
  date: PlainDate,
  key: string,
  shift = false,
  locale = pageLocale,
): PlainDate | undefined {
  const target = stepForKey(date, key, shift, locale);
  return target === undefined || isPlainDate(target) ? target : date;
}

function stepForKey(
  date: PlainDate,
  key: string,
  shift: boolean,
  locale: string,
): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date, locale);
    case 'End':
      return addDays(startOfWeek(date, locale), 6);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}
