import { createFileRoute } from '@tanstack/react-router';
import { listMapShootsQuery } from '@/features/map/api/list-map-shoots.ts';
import { mapSearch } from '@/features/map/lib/map-search.ts';
import { warmUpMap } from '@/features/map/lib/warm-up-map.ts';
import { MapPage } from '@/features/map/map-page.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';

export const Route = createFileRoute('/_app/map')({
  validateSearch: mapSearch,
  // Reload the shoots on every visit, because other screens change them.
  loader: () => {
    void warmUpMap(queryClient);
    void queryClient.prefetchQuery({ ...listMapShootsQuery, staleTime: 0 });
  },
  shouldReload: false,
  gcTime: 0,
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <MapPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
