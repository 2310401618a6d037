import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { ListFilter } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { arrange } from '../lib/arrange.ts';
import { type CatalogueSearch, isNarrowed } from '../lib/catalogue-search.ts';
import type { CatalogueView } from '../lib/view.ts';
import { ItemCards } from './item-cards.tsx';
import { Toolbar } from './toolbar.tsx';

interface CatalogueContentProps<Kind extends CatalogueKind> {
  view: CatalogueView<Kind>;
  items: readonly ItemOf[Kind][];
  search: CatalogueSearch;
  onSearch: (search: CatalogueSearch) => void;
}

/** The toolbar and the cards. Short lists have the toolbar too: the skeleton cannot know how many cards will come. */
export function CatalogueContent<Kind extends CatalogueKind>({
  view,
  items,
  search,
  onSearch,
}: CatalogueContentProps<Kind>) {
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => arrange(view, items, search), [view, items, search]);
  const narrowed = isNarrowed(search);
  const clear = () => {
    onSearch(search.sort ? { sort: search.sort } : {});
    // The clicked button disappears, so move the focus.
    input.current?.focus();
  };
  return (
    <>
      <Toolbar ref={input} view={view} items={items} search={search} onChange={onSearch} />
      <p role="status" className="sr-only">
        {narrowed
          ? catalogueFilterWords('shown', { found: found.length, total: items.length })
          : ''}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={ListFilter}
          heading="h2"
          title={catalogueFilterWords('nothingFound')}
          className="min-h-[min(20rem,50dvh)]"
          action={<Button onClick={clear}>{catalogueFilterWords('clear')}</Button>}
        >
          {catalogueFilterWords('hidden')}
        </EmptyState>
      ) : (
        <ItemCards view={view} items={found} />
      )}
    </>
  );
}
