import type { PlainDate } from '@/lib/dates.ts';
import { isPlainDate } from '@/lib/dates.ts';
import { statusesIn, statusesText } from '@/lib/statuses-in-address.ts';

/** What the address says about the day that is looked at. */
export interface CalendarSearch {
  date?: PlainDate | undefined;
}

/** The same, and on the dashboard the statuses that are filtered out: `?hide=idea.completed`. */
export interface DashboardSearch extends CalendarSearch {
  hide?: string | undefined;
}

/**
 * Reads an address. What makes no sense is named as undefined: the router would put what the address says in the place
 * of a name that is left out.
 */
export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  return { date: isPlainDate(search.date) ? search.date : undefined };
}

/** As above, with the filters. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return { ...calendarSearch(search), hide: hideText(hiddenStatuses(search.hide)) };
}

/** The statuses that a `hide` names. */
export const hiddenStatuses = statusesIn;

/** The `hide` that names these statuses; undefined for none. */
export const hideText = statusesText;
