import { YEAR_MAX, YEAR_MIN } from '@lensemble/contract/constants';

/**
 * Calendar days are plain `YYYY-MM-DD` strings without a time zone, months are `YYYY-MM`. Arithmetic runs in UTC, where
 * every day has 24 hours. Only `today` reads the browser's clock.
 */
export type PlainDate = string;
export type PlainMonth = string;

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

/** The next Saturday after a day. */
export function nextSaturday(date: PlainDate): PlainDate {
  return addDays(date, 6 - weekday(date) || 7);
}
