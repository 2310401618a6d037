import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '@/features/shoots/calendar/calendar-page.tsx';
import { calendarSearch } from '@/features/shoots/lib/list-view.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/calendar')({
  validateSearch: calendarSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const { date } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CalendarPage
      date={date}
      onDateChange={(next) =>
        void navigate({ search: { date: next }, replace: true, resetScroll: false })
      }
    />
  );
}
