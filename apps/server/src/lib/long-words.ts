import { type Language, localeOf } from '@lensemble/messages/languages';

/** `November 22, 2026` @param date `YYYY-MM-DD` */
export const longDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${date}T00:00Z`),
  );

/** `November 22, 2026 at 3:12 PM GMT+1` @param moment ISO 8601 */
export const momentWords = (moment: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment));
