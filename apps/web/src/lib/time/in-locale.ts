import type { PlainDate } from './dates.ts';

/** Formatters are slow to make. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A day as a locale writes it. */
export function inLocale(
  date: PlainDate,
  options: Intl.DateTimeFormatOptions,
  locale: string,
): string {
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  made.set(key, format);
  return format.format(new Date(date));
}
