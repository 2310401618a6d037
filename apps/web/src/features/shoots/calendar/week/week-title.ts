import { isAmerican } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import { monthOf, type PlainDate } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';

/** `Nov 22 – 28, 2026`, `Nov 29 – Dec 5, 2026` or `Dec 27, 2026 – Jan 2, 2027` */
export function weekTitle(first: PlainDate, last: PlainDate, locale = pageLocale): string {
  if (!isAmerican(locale)) return rangeIn(locale, first, last);
  const [from, to] = [formatDate(first, locale), formatDate(last, locale)];
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${from} – ${to}`;
  const start = from.slice(0, -', 2026'.length);
  return `${start} – ${monthOf(first) === monthOf(last) ? to.slice('Nov '.length) : to}`;
}

function rangeIn(locale: string, from: PlainDate, to: PlainDate): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}
