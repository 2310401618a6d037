import { isAmerican } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import type { PlainDate } from './dates.ts';
import { inLocale } from './in-locale.ts';
import { formatWeekday } from './long-dates.ts';

/** `S`, where there is no room for more. */
export function narrowWeekday(date: PlainDate, locale = pageLocale): string {
  return isAmerican(locale)
    ? formatWeekday(date, locale).slice(0, 1)
    : inLocale(date, { weekday: 'narrow' }, locale);
}
