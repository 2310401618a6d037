import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { shootFilters } from '@/features/shoots/lib/shoot-filters.ts';
import { queryClient } from '@/lib/calls/query-client.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/shoots/')({
  validateSearch: shootFilters,
  loader: () => void queryClient.prefetchQuery(listShootsQuery),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <BoardPage
      filters={Route.useSearch()}
      onFiltersChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
