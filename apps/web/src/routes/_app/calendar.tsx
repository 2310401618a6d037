import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '@/features/shoots/calendar/calendar-page.tsx';
import { type CalendarSearch, calendarSearch } from '@/features/shoots/lib/list-view.ts';
import { shootFilters } from '@/features/shoots/lib/shoot-filters.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/calendar')({
  validateSearch: calendarSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const { date, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (change: CalendarSearch) =>
    navigate({ search: { date, ...filters, ...change }, replace: true, resetScroll: false });
  return (
    <CalendarPage
      date={date}
      onDateChange={(next) => show({ date: next })}
      filters={filters}
      onFiltersChange={(next) => void show({ ...shootFilters({ ...next }), status: next.status })}
    />
  );
}
