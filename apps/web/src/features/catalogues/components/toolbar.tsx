import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { ArrowDownUp, Search } from 'lucide-react';
import type { Ref } from 'react';
import { buttonStyles } from '@/components/ui/button.tsx';
import { inputStyles } from '@/components/ui/input.tsx';
import { Select, type SelectOption } from '@/components/ui/select.tsx';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { cn } from '@/lib/cn.ts';
import type { CatalogueSearch } from '../lib/catalogue-search.ts';
import { pageTexts } from '../lib/page-texts.ts';
import type { CatalogueView } from '../lib/view.ts';
import { FacetFilter } from './facet-filter.tsx';

interface ToolbarProps<Kind extends CatalogueKind> {
  ref: Ref<HTMLInputElement>;
  view: CatalogueView<Kind>;
  items: readonly ItemOf[Kind][];
  search: CatalogueSearch;
  onChange: (search: CatalogueSearch) => void;
}

const NEWEST = 'newest';

export function Toolbar<Kind extends CatalogueKind>({
  ref,
  view,
  items,
  search,
  onChange,
}: ToolbarProps<Kind>) {
  const set = (part: CatalogueSearch) => onChange({ ...search, ...part });
  const label = pageTexts[view.kind].search;
  const orders = [
    { value: NEWEST, label: catalogueFilterWords('newest') },
    ...view.sorts.map((order) => ({ value: order.key, label: order.label })),
  ];
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 flex-1 md:max-w-72">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          ref={ref}
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={search.q ?? ''}
          onChange={(event) => set({ q: event.target.value || undefined })}
          className={cn(inputStyles, 'h-control pl-9')}
        />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden max-md:order-1 max-md:w-full">
        {view.facets.map((facet) => (
          <FacetFilter
            key={facet.key}
            texts={facet.texts}
            choices={facet.choices(items)}
            chosen={search[facet.key]}
            onChoose={(value) => set({ [facet.key]: value })}
          />
        ))}
      </div>
      <SortMenu
        value={search.sort ?? NEWEST}
        options={orders}
        onChange={(sort) => set({ sort: sort === NEWEST ? undefined : sort })}
      />
    </search>
  );
}

interface SortMenuProps {
  value: string;
  options: readonly SelectOption<string>[];
  onChange: (sort: string) => void;
}

/** Shows only an icon on phones. */
function SortMenu({ value, options, onChange }: SortMenuProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      aria-label={catalogueFilterWords('sortBy', { order: chosen?.label ?? '' })}
      value={value}
      onValueChange={onChange}
      options={options}
      className={cn(buttonStyles({ variant: 'field' }), 'max-md:w-target max-md:px-0 md:ml-auto')}
    >
      <ArrowDownUp className="text-ink-3" aria-hidden />
      <span className="max-md:sr-only">{chosen?.label}</span>
    </Select>
  );
}
