import { formatHour } from '@lensemble/contract/clock-hour';
import { isAmerican } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';
import { timeWords } from '@lensemble/messages/web/times';
import { monthOf, type PlainDate, today } from './dates.ts';
import { formatShortDate } from './long-dates.ts';

const HALF = / [AP]M$/;

/** `2–4 PM`, `11 AM–1:30 PM`; other languages always have minutes: `14:00–16:00`. */
export function hourRange(from: string, to: string, locale = pageLocale): string {
  const [start, end] = [formatHour(from, locale), formatHour(to, locale)];
  const isSameHalf = HALF.exec(start)?.[0] === HALF.exec(end)?.[0];
  return timeWords('hourRange', { from: isSameHalf ? start.replace(HALF, '') : start, to: end });
}

/** `Nov 20–23`, `Nov 30 – Dec 2`; one day is `Nov 20`. */
export function dayRange(first: PlainDate, last: PlainDate, locale = pageLocale): string {
  if (first === last) return formatShortDate(first, locale);
  if (!isAmerican(locale)) return rangeIn(locale, first, last);
  const [from, to] = [formatShortDate(first, locale), formatShortDate(last, locale)];
  return monthOf(first) === monthOf(last) ? `${from}–${Number(last.slice(8))}` : `${from} – ${to}`;
}

/** The same, with years unless both are that of `now`: `Dec 31, 2026 – Jan 2, 2027`. */
export function datedRange(
  first: PlainDate,
  last: PlainDate,
  now: PlainDate = today(),
  locale = pageLocale,
): string {
  const isThisYear = [first, last].every((day) => day.slice(0, 4) === now.slice(0, 4));
  return isThisYear
    ? dayRange(first, last, locale)
    : rangeIn(locale, first, last, { year: 'numeric' });
}

function rangeIn(
  locale: string,
  first: PlainDate,
  last: PlainDate,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...more,
  });
  return format.formatRange(new Date(first), new Date(last));
}
