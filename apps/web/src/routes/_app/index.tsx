import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '@/features/shoots/dashboard/dashboard-page.tsx';
import { dashboardSearch, hiddenStatuses, hideText } from '@/features/shoots/lib/list-view.ts';
import { queryClient } from '@/lib/query-client.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';

export const Route = createFileRoute('/_app/')({
  validateSearch: dashboardSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const { date, hide } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (search: { date: string | undefined; hide: string | undefined }) =>
    void navigate({ search, replace: true, resetScroll: false });
  return (
    <DashboardPage
      date={date}
      onDateChange={(next) => show({ date: next, hide })}
      hidden={hiddenStatuses(hide)}
      onHiddenChange={(hidden) => show({ date, hide: hideText(hidden) })}
    />
  );
}
