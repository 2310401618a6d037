import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootListWords } from '@lensemble/messages/web/shoot-lists';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AddLabel, addButtonStyles, PageHeader } from '@/components/page-header.tsx';
import { FilterButton } from '@/components/shoot-filters/filter-button.tsx';
import { useShootFilters } from '@/components/shoot-filters/use-shoot-filters.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useShootList } from '@/features/shoots/hooks/use-shoot-list.ts';
import type { ShootFilters } from '@/lib/shoots/shoot-filters.ts';
import { useScrollBack } from '../hooks/use-scroll-back.ts';
import { useOutlookParts } from '../outlook/late-parts.ts';
import { ShootListError } from './shoot-list-error.tsx';

export interface Filtering {
  filters: ShootFilters;
  onFiltersChange: (filters: ShootFilters) => void;
}

interface ShootScreenProps extends Filtering {
  /** Whether the filters include the statuses. */
  hasStatuses?: boolean;
  title: string;
  /** The document title, if it differs from `title`. */
  documentTitle?: string;
  subtitle: (shoots: readonly ListedShoot[]) => ReactNode;
  skeleton: ReactNode;
  /** Beside the filters. */
  actions?: ReactNode;
  /**
   * @param found the shoots that match the filters
   * @param isExplained whether the filters are shown, which say that none match
   */
  children: (
    found: readonly ListedShoot[],
    shoots: readonly ListedShoot[],
    isExplained: boolean,
  ) => ReactNode;
}

/** A screen for all shoots of the team. Handles loading and errors of the list, and its filters. */
export function ShootScreen({
  filters,
  onFiltersChange,
  hasStatuses = false,
  subtitle,
  skeleton,
  actions,
  children,
  ...header
}: ShootScreenProps) {
  const { shoots, hasFailed, error, isRetrying, retry } = useShootList();
  const { found, isOpen, isFiltered, setOpen, Bar, names } = useShootFilters(shoots, filters);
  useScrollBack(found !== undefined);
  const late = useOutlookParts();
  return (
    <>
      <PageHeader
        {...header}
        subtitle={shoots ? subtitle(shoots) : <SubtitleSkeleton isShown={!hasFailed} />}
        action={
          <div className="flex shrink-0 gap-2 print:hidden">
            {actions}
            <FilterButton
              isOpen={isOpen}
              isFiltered={isFiltered}
              onToggle={() => setOpen(!isOpen)}
            />
            <AddShootLink />
          </div>
        }
      />
      {shoots && Bar && (
        <Bar
          {...{ shoots, names, filters, isFiltered, hasStatuses }}
          found={found?.length}
          onChange={onFiltersChange}
        />
      )}
      {shoots && found && children(found, shoots, Boolean(Bar))}
      {shoots && late && <late.OutlookWatch />}
      {hasFailed && <ShootListError error={error} isRetrying={isRetrying} onRetry={retry} />}
      {!found && !hasFailed && !names.isError && (
        <>
          <p role="status" className="sr-only">
            {shootListWords('loading')}
          </p>
          {skeleton}
        </>
      )}
    </>
  );
}

function SubtitleSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <span className="flex h-[1lh] w-56 max-w-full items-center">
      {isShown && <Skeleton className="h-3 w-full" />}
    </span>
  );
}

function AddShootLink() {
  return (
    <Button asChild variant="primary" className={addButtonStyles}>
      <Link to="/shoots/new">
        <AddLabel label={shootListWords('add')} />
      </Link>
    </Button>
  );
}
