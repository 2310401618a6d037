import { type Language, localeOf } from '@lensemble/messages/languages';

const styles = {
  full: { weekday: 'long', month: 'long', day: 'numeric' },
  weekday: { weekday: 'long' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  date: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const inStyle = (style: keyof typeof styles) => (day: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...styles[style] }).format(
    new Date(`${day}T00:00Z`),
  );

/** `Saturday, December 5`. @param day `YYYY-MM-DD` */
export const dayWords = inStyle('full');

/** `Saturday` */
export const weekdayWords = inStyle('weekday');

/** `Sat, Dec 5` */
export const shortDayWords = inStyle('short');

/** `December 5, 2026` */
export const dateWords = inStyle('date');

/** `December 4 – 6, 2026` */
export const daysWords = (
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  language: Language,
): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', dateStyle: 'long' }).formatRange(
    new Date(`${firstDay}T00:00Z`),
    new Date(`${lastDay}T00:00Z`),
  );
