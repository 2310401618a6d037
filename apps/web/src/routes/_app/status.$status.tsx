import { statusFromSlug } from '@lensemble/contract/shoot-status';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BoardPage } from '@/features/shoots/board/board-page.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';

export const Route = createFileRoute('/_app/status/$status')({
  validateSearch: shootFilters,
  loader: ({ params }) => {
    const status = statusFromSlug(params.status);
    if (!status) throw notFound();
    void queryClient.prefetchQuery(listShootsQuery);
    return status;
  },
  component: Screen,
});

function Screen() {
  const status = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <BoardPage
      key={status}
      only={status}
      filters={Route.useSearch()}
      onFiltersChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
