import { mapListWords } from '@lensemble/messages/web/map-list';
import { ListFilter } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ShootList } from './shoot-list.tsx';

interface AllShootsProps extends ComponentProps<typeof ShootList> {
  /** The number of shoots without the filter. */
  total: number;
  onShowEveryStatus: () => void;
}

export function AllShoots({ total, onShowEveryStatus, ...list }: AllShootsProps) {
  const { length } = list.shoots;
  const isNarrowed = length < total;
  return (
    <section aria-labelledby="all-shoots">
      <header className="mt-4 mb-3 flex min-h-8 flex-wrap items-center gap-x-3 md:mt-3">
        <h2 id="all-shoots" className="num font-[620] text-lg leading-snug tracking-[-0.012em]">
          {mapListWords('title', { shoots: length })}
        </h2>
        <p role="status" className="num text-ink-2">
          {isNarrowed && length > 0 && mapListWords('ofTotal', { total })}
        </p>
        {isNarrowed && length > 0 && (
          <Button size="sm" variant="ghost" className="ml-auto" onClick={onShowEveryStatus}>
            {mapListWords('showAllStatuses')}
          </Button>
        )}
      </header>
      {length > 0 && <ShootList {...list} />}
      {length === 0 && total > 0 && (
        <EmptyState
          icon={ListFilter}
          title={mapListWords('noneMatch')}
          action={<Button onClick={onShowEveryStatus}>{mapListWords('showAllStatuses')}</Button>}
        >
          {mapListWords('hidden')}
        </EmptyState>
      )}
    </section>
  );
}
