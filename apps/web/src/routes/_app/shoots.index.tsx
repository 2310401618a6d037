import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';
import { boardSearch } from '@/lib/shoots/shoot-filters.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/shoots/')({
  validateSearch: boardSearch,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const { view, sort } = search;
  const navigate = Route.useNavigate();
  return (
    <BoardPage
      view={view}
      filters={search}
      onFiltersChange={(filters) =>
        void navigate({ search: { ...filters, view, sort }, replace: true, resetScroll: false })
      }
    />
  );
}
