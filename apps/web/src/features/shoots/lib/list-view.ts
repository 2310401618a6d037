import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { shootStatuses, statusFromSlug, statusWords } from '@lensemble/contract/shoot-status';
import type { PlainDate } from '@/lib/dates.ts';
import { isPlainDate } from '@/lib/dates.ts';

/** What the address says about the day that is looked at. */
export interface CalendarSearch {
  date?: PlainDate | undefined;
}

/** The same, and on the dashboard the statuses that are filtered out: `?hide=idea.completed`. */
export interface DashboardSearch extends CalendarSearch {
  hide?: string | undefined;
}

/** Reads an address; what makes no sense is left out. */
export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  return isPlainDate(search.date) ? { date: search.date } : {};
}

/** As above, with the filters. */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const hide = hideText(hiddenStatuses(search.hide));
  return { ...calendarSearch(search), ...(hide ? { hide } : {}) };
}

/** The statuses that a `hide` names. */
export function hiddenStatuses(hide: unknown): ReadonlySet<ShootStatus> {
  const slugs = typeof hide === 'string' ? hide.split('.') : [];
  return new Set(slugs.flatMap((slug) => statusFromSlug(slug) ?? []));
}

/** The `hide` that names these statuses; undefined for none. */
export function hideText(hidden: ReadonlySet<ShootStatus>): string | undefined {
  const slugs = shootStatuses
    .filter((status) => hidden.has(status))
    .map((status) => statusWords[status].slug);
  return slugs.join('.') || undefined;
}
