import { type ShootFilters, shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { statusesIn, statusesText } from '@/lib/shoots/statuses-in-address.ts';
import { isPlainDate, type PlainDate } from '@/lib/time/dates.ts';

/** `status` lists the statuses that are shown, such as `?status=idea.completed`; all if missing. */
export interface CalendarSearch extends ShootFilters {
  date?: PlainDate | undefined;
}

/**
 * Validates search parameters. Invalid ones are set to `undefined` explicitly: the router keeps the raw value of a
 * missing key.
 */
export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  return {
    ...shootFilters(search),
    status: statusesText(statusesIn(search.status)),
    date: isPlainDate(search.date) ? search.date : undefined,
  };
}
