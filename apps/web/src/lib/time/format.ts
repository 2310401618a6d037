import { isAmerican } from '@lensemble/messages/conventions';
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

/** The parts of a date in English. */
export function englishParts(date: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
}

/** `Nov 21, 2026` */
export function formatDate(date: PlainDate, locale = pageLocale): string {
  if (!isAmerican(locale)) return inLocale(date, { dateStyle: 'medium' }, locale);
  const { year, month, day } = englishParts(date);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** `November 2026` */
export function formatMonth(month: PlainMonth, locale = pageLocale): string {
  if (!isAmerican(locale))
    return inLocale(`${month}-01`, { month: 'long', year: 'numeric' }, locale);
  const { year, month: name } = englishParts(month);
  return `${name} ${year}`;
}

/** 105 becomes `1h 45m`, 120 `2h`, 45 `45 min`. */
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
