import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '@/features/catalogues/catalogue-page.tsx';
import { catalogueSearch } from '@/features/catalogues/lib/catalogue-search.ts';
import { kitsView } from '@/features/catalogues/views/kits.tsx';
import { queryClient } from '@/lib/calls/query-client.ts';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';

export const Route = createFileRoute('/_app/kits')({
  validateSearch: catalogueSearch,
  loader: () => void queryClient.prefetchQuery(listItemsQuery('kits')),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <CataloguePage
      view={kitsView}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
