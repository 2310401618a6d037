import { YEAR_MAX, YEAR_MIN } from '@lensemble/contract/constants';
import { firstWeekday } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';

/**
 * Calendar days are plain `YYYY-MM-DD` strings without a time zone, months are `YYYY-MM`. Arithmetic runs in UTC, where
 * every day has 24 hours. Only `today` reads the browser's clock.
 */
export type PlainDate = string;
export type PlainMonth = string;

const MOST_WEEKS = 6;
const DAY_MS = 86_400_000;

function toUtc(date: PlainDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromUtc(date: Date): PlainDate {
  return date.toISOString().slice(0, 10);
}

/** Whether an untrusted value is a real day in the years that the contract allows. Works without zod. */
export function isPlainDate(text: unknown): text is PlainDate {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const day = toUtc(text);
  return (
    year >= YEAR_MIN && year <= YEAR_MAX && !Number.isNaN(day.getTime()) && fromUtc(day) === text
  );
}

export function isMonth(month: PlainMonth): boolean {
  return isPlainDate(`${month}-01`);
}

/** The current day in the browser's time zone. */
export function today(now: Date = new Date()): PlainDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function monthOf(date: PlainDate): PlainMonth {
  return date.slice(0, 7);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * DAY_MS));
}

/** The same day of another month, or its last day if the month is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const start = toUtc(`${monthOf(date)}-01`);
  start.setUTCMonth(start.getUTCMonth() + months);
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(Number(date.slice(8)), last));
  return fromUtc(start);
}

export function shiftMonth(month: PlainMonth, months: number): PlainMonth {
  return monthOf(addMonths(`${month}-01`, months));
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS);
}

/** 0 is Sunday. */
export function weekday(date: PlainDate): number {
  return toUtc(date).getUTCDay();
}

/** The first day of the week of a day: Sunday or Monday. */
export function startOfWeek(date: PlainDate, locale = pageLocale): PlainDate {
  return addDays(date, -((weekday(date) - firstWeekday(locale) + 7) % 7));
}

/** The next Saturday after a day. */
export function nextSaturday(date: PlainDate): PlainDate {
  return addDays(date, 6 - weekday(date) || 7);
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
