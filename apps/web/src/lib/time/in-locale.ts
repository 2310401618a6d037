import type { PlainDate } from './dates.ts';

const styles = {
  date: { dateStyle: 'medium' },
  shortDate: { month: 'short', day: 'numeric' },
  longDate: { dateStyle: 'long' },
  day: { month: 'long', day: 'numeric' },
  fullDate: { dateStyle: 'full' },
  fullDay: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Formatters are slow to make. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A day in a style of a locale. */
export function inLocale(date: PlainDate, style: keyof typeof styles, locale: string): string {
  const key = `${locale} ${style}`;
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  made.set(key, format);
  return format.format(new Date(date));
}
