import { shootFilterWords } from '@lensemble/messages/web/shoot-filters';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleUser, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { MyShootsHelp } from '@/components/crew-account/my-shoots-help.tsx';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { StatusChips } from '@/components/status-chips.tsx';
import { Button } from '@/components/ui/button.tsx';
import { inputStyles } from '@/components/ui/input.tsx';
import { cn } from '@/lib/cn.ts';
import { countByStatus } from '@/lib/shoots/count-by-status.ts';
import { type Filterable, type Names, narrow, narrowAnyStatus } from '@/lib/shoots/narrow.ts';
import { facetKeys, type ShootFilters } from '@/lib/shoots/shoot-filters.ts';
import { statusesIn, statusesText } from '@/lib/shoots/statuses-in-address.ts';
import { FacetSelect } from './facet-select.tsx';

/** In the address. Any other text does the same. */
const MINE = 'yes';

interface FilterBarProps {
  shoots: readonly Filterable[];
  /** The number of shoots that match; undefined while that is not known. */
  found: number | undefined;
  names: UseQueryResult<NonNullable<Names>>;
  filters: ShootFilters;
  isFiltered: boolean;
  /** Whether the screen can leave out statuses. */
  hasStatuses: boolean;
  onChange: (filters: ShootFilters) => void;
}

/** The search and the filters above a list of shoots. */
export function FilterBar({
  shoots,
  found,
  names,
  filters,
  isFiltered,
  hasStatuses,
  onChange,
}: FilterBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const set = (part: ShootFilters) => onChange({ ...filters, ...part });
  return (
    <search aria-label={shootFilterWords('filters')} className="mb-4 grid gap-2 md:mb-5">
      <div className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center">
        <div className="col-span-2 flex min-w-0 flex-wrap gap-2">
          <div className="relative min-w-36 flex-1 md:w-64 md:flex-none">
            <Search
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
              aria-hidden
            />
            <input
              ref={input}
              type="search"
              aria-label={shootFilterWords('search')}
              placeholder={shootFilterWords('search')}
              autoComplete="off"
              value={filters.q ?? ''}
              onChange={(event) => set({ q: event.target.value || undefined })}
              className={cn(inputStyles, 'h-control pl-9')}
            />
          </div>
          <Button
            variant="field"
            aria-pressed={Boolean(filters.mine)}
            onClick={() => set({ mine: filters.mine ? undefined : MINE })}
            className="aria-pressed:border-accent-text aria-pressed:bg-accent-soft"
          >
            <CircleUser aria-hidden />
            {shootFilterWords('mine')}
          </Button>
        </div>
        {facetKeys.map((key) => (
          <FacetSelect
            key={key}
            facet={key}
            shoots={shoots}
            names={names.data}
            filters={filters}
            onChoose={(value) => set({ [key]: value })}
          />
        ))}
      </div>
      {hasStatuses && (
        <StatusChips
          counts={countByStatus(narrowAnyStatus(shoots, names.data, filters))}
          chosen={statusesIn(filters.status)}
          onChange={(statuses) => set({ status: statusesText(statuses) })}
        />
      )}
      <div className={cn('flex items-center gap-2', isFiltered && 'min-h-control-sm')}>
        <p role="status" className="num text-ink-2">
          {isFiltered && found !== undefined && foundText(found, shoots.length)}
        </p>
        {isFiltered && (
          <Button
            variant="ghost"
            size="sm"
            className="max-md:ml-auto"
            onClick={() => {
              onChange({});
              // The clicked button disappears, so move the focus.
              input.current?.focus();
            }}
          >
            <X aria-hidden />
            {shootFilterWords('clear')}
          </Button>
        )}
      </div>
      {found === 0 && isInNone(shoots, names.data, filters) && <MyShootsHelp />}
      {names.isError && (
        <LoadFailure
          error={names.error}
          retrying={names.isFetching}
          onRetry={() => void names.refetch()}
        >
          {shootFilterWords('namesFailed')}
        </LoadFailure>
      )}
    </search>
  );
}

/** Whether no shoot is left because the user is in the crew of none, whatever else is filtered. */
const isInNone = (shoots: readonly Filterable[], names: Names, { mine }: ShootFilters) =>
  Boolean(mine) && narrow(shoots, names, { mine })?.length === 0;

function foundText(found: number, all: number): string {
  if (found === 0) return shootFilterWords('noMatch');
  return shootFilterWords('found', { found, count: all });
}
