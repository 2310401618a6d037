import { statusesIn, statusesText } from '@/lib/shoots/statuses-in-address.ts';
import { isPlainDate, type PlainDate } from '@/lib/time/dates.ts';
import { type ShootFilters, shootFilters } from './shoot-filters.ts';

export interface CalendarSearch extends ShootFilters {
  date?: PlainDate | undefined;
}

/** `hide` lists the statuses filtered out: `?hide=idea.completed`. */
export interface DashboardSearch extends CalendarSearch {
  hide?: string | undefined;
}

/**
 * Validates search parameters. Invalid ones are set to `undefined` explicitly: the router keeps the raw value of a
 * missing key.
 */
export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  return { ...shootFilters(search), date: isPlainDate(search.date) ? search.date : undefined };
}

/** Like `calendarSearch`, with `hide` in its canonical form. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return { ...calendarSearch(search), hide: hideText(hiddenStatuses(search.hide)) };
}

/** The statuses in a `hide` parameter. Ignores unknown ones. */
export const hiddenStatuses = statusesIn;

/** The `hide` parameter for these statuses; undefined for none. */
export const hideText = statusesText;
