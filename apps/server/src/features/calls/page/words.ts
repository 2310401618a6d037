import type { Away } from '@lensemble/contract/away';
import { type Language, localeOf } from '@lensemble/messages/languages';
import { clockWords } from '../../../lib/clock-words.ts';

const styles = {
  /** `Sat, Nov 21` */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  /** `Saturday, November 21` */
  full: { weekday: 'long', month: 'long', day: 'numeric' },
  /** `November 21, 2026` */
  long: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** @param date `YYYY-MM-DD` */
export const dayWords = (date: string, language: Language, style: keyof typeof styles = 'short') =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...styles[style] }).format(
    new Date(`${date}T00:00Z`),
  );

/** `Sat` */
export const shortWeekday = (date: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', weekday: 'short' }).format(
    new Date(`${date}T00:00Z`),
  );

/** `Nov 27 – 29`, with the year where it is not that of `today`. */
export function daysWords(
  { firstDay, lastDay }: Pick<Away, 'firstDay' | 'lastDay'>,
  today: string,
  language: Language,
  month: 'short' | 'long' = 'short',
): string {
  const isThisYear = [firstDay, lastDay].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return format.formatRange(new Date(`${firstDay}T00:00Z`), new Date(`${lastDay}T00:00Z`));
}

/** @param time `HH:MM` */
export const timeWords = clockWords;

const DAY_MS = 86_400_000;

/** `in 12 days`, `tomorrow` */
export function daysUntil(date: string, today: string, language: Language): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day');
}

/** The day of pictures that are not there yet, in words; undefined once they are. */
export function comingOn(readyOn: string | null, now: Date, language: Language) {
  const isComing = readyOn !== null && readyOn > now.toISOString().slice(0, 10);
  return isComing ? dayWords(readyOn, language, 'long') : undefined;
}
