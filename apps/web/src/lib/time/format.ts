import { count } from '../words/count.ts';
import { daysBetween, type PlainDate, type PlainMonth } from './dates.ts';

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

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

function parts(date: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
}

/** `Nov 21, 2026` */
export function formatDate(date: PlainDate): string {
  const { year, month, day } = parts(date);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** `November 21`, or `November 21, 2026` with the year. */
export function formatLongDate(date: PlainDate, withYear = false): string {
  const { year, month, day } = parts(date);
  return withYear ? `${month} ${day}, ${year}` : `${month} ${day}`;
}

/** `November 2026` */
export function formatMonth(month: PlainMonth): string {
  const { year, month: name } = parts(month);
  return `${name} ${year}`;
}

/** 105 becomes `1h 45m`, 120 `2h`, 45 `45m`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** The time until a day: `Today`, `1 day`, `N days` below seven, otherwise whole weeks; null for past days. */
export function countdown(date: PlainDate, today: PlainDate): string | null {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  if (days === 0) return 'Today';
  return days < 7 ? count(days, 'day') : count(Math.floor(days / 7), 'week');
}
