import { addDays, monthOf, type PlainDate } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';

/** `Nov 22 – 28, 2026`, `Nov 29 – Dec 5, 2026` or `Dec 27, 2026 – Jan 2, 2027` */
export function weekTitle(sunday: PlainDate): string {
  const saturday = addDays(sunday, 6);
  const [from, to] = [formatDate(sunday), formatDate(saturday)];
  if (sunday.slice(0, 4) !== saturday.slice(0, 4)) return `${from} – ${to}`;
  const start = from.slice(0, -', 2026'.length);
  return `${start} – ${monthOf(sunday) === monthOf(saturday) ? to.slice('Nov '.length) : to}`;
}
