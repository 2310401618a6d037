import { type CalendarSearch, calendarSearch } from '@/features/shoots/lib/list-view.ts';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface CalendarPageSearch extends CalendarSearch {
  /** The month if missing. */
  view?: Exclude<CalendarView, 'month'> | undefined;
}

/** Like `calendarSearch`, with the view. */
export function calendarPageSearch(search: Record<string, unknown>): CalendarPageSearch {
  const view = calendarViews.find((one) => one === search.view);
  return { ...calendarSearch(search), view: view === 'month' ? undefined : view };
}
