import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '@/features/shoots/calendar/calendar-page.tsx';
import {
  type CalendarPageSearch,
  calendarPageSearch,
} from '@/features/shoots/calendar/calendar-views.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/calendar')({
  validateSearch: calendarPageSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const { date, view, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (change: CalendarPageSearch, replace = true) =>
    navigate({ search: { date, view, ...filters, ...change }, replace, resetScroll: false });
  return (
    <CalendarPage
      date={date}
      onDateChange={(next) => show({ date: next })}
      view={view ?? 'month'}
      onViewChange={(next) => void show({ view: next === 'month' ? undefined : next }, false)}
      filters={filters}
      onFiltersChange={(next) => void show({ ...shootFilters({ ...next }), status: next.status })}
    />
  );
}
