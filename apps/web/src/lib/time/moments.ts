import { pageLocale } from '@lensemble/messages/page-language';

/** A moment (ISO 8601) in the browser's time zone: `Nov 21, 2026, 9:15 PM`. */
export function formatMoment(moment: string, locale = pageLocale): string {
  return new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same in another time zone, named if it is not the browser's: `Nov 21, 2026, 9:15 PM GMT+9`. */
export function formatMomentIn(moment: string, timeZone: string, locale = pageLocale): string {
  const isOwn = timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Date(moment).toLocaleString(locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isOwn ? {} : { timeZoneName: 'short' as const }),
  });
}

/** A moment without the year, for what is recent: `Nov 21, 9:15 PM`. */
export function formatRecentMoment(moment: string, locale = pageLocale): string {
  return new Date(moment).toLocaleString(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
