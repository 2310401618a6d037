import { pageLocale } from '@lensemble/messages/page-language';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Up to two days are told in hours. */
const IN_HOURS = 2 * DAY;

/**
 * `in 18 hours`, `in 40 minutes`, `in 3 days`; null from that moment on.
 * @param moment epoch milliseconds, as is `now`
 */
export function timeUntil(moment: number, now: number, locale = pageLocale): string | null {
  const minutes = Math.ceil((moment - now) / 60_000);
  if (minutes <= 0) return null;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (minutes < HOUR) return format.format(minutes, 'minute');
  return minutes < IN_HOURS
    ? format.format(Math.floor(minutes / HOUR), 'hour')
    : format.format(Math.floor(minutes / DAY), 'day');
}
