import { isAmerican } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import { type PlainDate, weekday } from './dates.ts';
import { englishParts } from './format.ts';
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

const DAY = { month: 'long', day: 'numeric' } as const;

/** `Nov 21` */
export function formatShortDate(date: PlainDate, locale = pageLocale): string {
  if (!isAmerican(locale)) return inLocale(date, { month: 'short', day: 'numeric' }, locale);
  const { month, day } = englishParts(date);
  return `${month.slice(0, 3)} ${day}`;
}

/** `Sat, Nov 21` */
export function formatShortDay(date: PlainDate, locale = pageLocale): string {
  return isAmerican(locale)
    ? `${shortWeekday(date, 3, locale)}, ${formatShortDate(date, locale)}`
    : inLocale(date, { weekday: 'short', month: 'short', day: 'numeric' }, locale);
}

/** `November 21`, or `November 21, 2026` with the year. */
export function formatLongDate(date: PlainDate, withYear = false, locale = pageLocale): string {
  if (!isAmerican(locale)) return inLocale(date, withYear ? { dateStyle: 'long' } : DAY, locale);
  const { year, month, day } = englishParts(date);
  return withYear ? `${month} ${day}, ${year}` : `${month} ${day}`;
}

/** `Saturday` */
export function formatWeekday(date: PlainDate, locale = pageLocale): string {
  return isAmerican(locale)
    ? (WEEKDAYS[weekday(date)] ?? '')
    : inLocale(date, { weekday: 'long' }, locale);
}

/** `Sat`, or less: the first letters of the name, as calendars show them. */
export function shortWeekday(date: PlainDate, letters = 3, locale = pageLocale): string {
  const name = isAmerican(locale)
    ? formatWeekday(date, locale)
    : inLocale(date, { weekday: 'short' }, locale).replace('.', '');
  return name.slice(0, letters);
}

/** `Saturday, November 21`, or `Saturday, November 21, 2026` with the year. */
export function formatFullDate(date: PlainDate, withYear = false, locale = pageLocale): string {
  if (!isAmerican(locale))
    return inLocale(date, withYear ? { dateStyle: 'full' } : { weekday: 'long', ...DAY }, locale);
  return `${WEEKDAYS[weekday(date)]}, ${formatLongDate(date, withYear, locale)}`;
}
