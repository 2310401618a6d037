import { type Language, localeOf } from '@lensemble/messages/languages';

/** `Saturday, December 5`. @param day `YYYY-MM-DD` */
export const dayWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${day}T00:00Z`));

/** `December 4 – 6, 2026` */
export const daysWords = (
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  language: Language,
): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', dateStyle: 'long' }).formatRange(
    new Date(`${firstDay}T00:00Z`),
    new Date(`${lastDay}T00:00Z`),
  );
