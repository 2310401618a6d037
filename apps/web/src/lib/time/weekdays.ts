import { isEnglish } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import { type PlainDate, weekday } from './dates.ts';
import { formatLongDate } from './format.ts';
import { inLocale } from './in-locale.ts';

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** `Saturday` */
export function formatWeekday(date: PlainDate, locale = pageLocale): string {
  return isEnglish(locale) ? (WEEKDAYS[weekday(date)] ?? '') : inLocale(date, 'weekday', locale);
}

/** `Sat`, or less: the first letters of the name, as calendars show them. */
export function shortWeekday(date: PlainDate, letters = 3, locale = pageLocale): string {
  const name = isEnglish(locale)
    ? formatWeekday(date, locale)
    : inLocale(date, 'shortWeekday', locale).replace('.', '');
  return name.slice(0, letters);
}

/** `Saturday, November 21`, or `Saturday, November 21, 2026` with the year. */
export function formatFullDate(date: PlainDate, withYear = false, locale = pageLocale): string {
  if (!isEnglish(locale)) return inLocale(date, withYear ? 'fullDate' : 'fullDay', locale);
  return `${WEEKDAYS[weekday(date)]}, ${formatLongDate(date, withYear, locale)}`;
}
