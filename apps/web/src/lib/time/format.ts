import { isEnglish } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import { timeWords } from '@lensemble/messages/web/times';
import { daysBetween, type PlainDate, type PlainMonth } from './dates.ts';
import { inLocale } from './in-locale.ts';

/** English needs no formatter, because those of `Intl` are slow to make and the board shows dates at once. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function parts(date: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
}

/** `Nov 21, 2026` */
export function formatDate(date: PlainDate, locale = pageLocale): string {
  if (!isEnglish(locale)) return inLocale(date, 'date', locale);
  const { year, month, day } = parts(date);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** `Nov 21` */
export function formatShortDate(date: PlainDate, locale = pageLocale): string {
  if (!isEnglish(locale)) return inLocale(date, 'shortDate', locale);
  const { month, day } = parts(date);
  return `${month.slice(0, 3)} ${day}`;
}

/** `November 21`, or `November 21, 2026` with the year. */
export function formatLongDate(date: PlainDate, withYear = false, locale = pageLocale): string {
  if (!isEnglish(locale)) return inLocale(date, withYear ? 'longDate' : 'day', locale);
  const { year, month, day } = parts(date);
  return withYear ? `${month} ${day}, ${year}` : `${month} ${day}`;
}

/** `November 2026` */
export function formatMonth(month: PlainMonth, locale = pageLocale): string {
  if (!isEnglish(locale)) return inLocale(`${month}-01`, 'month', locale);
  const { year, month: name } = parts(month);
  return `${name} ${year}`;
}

/** 105 becomes `1h 45m`, 120 `2h`, 45 `45m`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return timeWords('minutes', { minutes: rest });
  return rest === 0
    ? timeWords('hours', { hours })
    : timeWords('duration', { hours, minutes: rest });
}

/** The time until a day: `Today`, `1 day`, `N days` below seven, otherwise whole weeks; null for past days. */
export function countdown(date: PlainDate, today: PlainDate): string | null {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  if (days === 0) return timeWords('today');
  return days < 7
    ? timeWords('days', { count: days })
    : timeWords('weeks', { count: Math.floor(days / 7) });
}
