import { mapViewWords } from '@lensemble/messages/web/map-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { FilterButton } from '@/components/shoot-filters/filter-button.tsx';
import { useShootFilters } from '@/components/shoot-filters/use-shoot-filters.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { listMapShootsQuery } from './api/list-map-shoots.ts';
import { MapScreen } from './components/map-screen.tsx';
import { MapScreenSkeleton } from './components/map-skeleton.tsx';
import type { MapSearch } from './lib/map-search.ts';

interface MapPageProps {
  search: MapSearch;
  onSearch: (search: MapSearch) => void;
}

export function MapPage({ search, onSearch }: MapPageProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(listMapShootsQuery);
  // The legend on the map filters by status.
  const filters = useMemo(() => shootFilters({ ...search }), [search]);
  const { found, isOpen, isFiltered, setOpen, Bar, names } = useShootFilters(data, filters);
  const hasFailed = !data && errorUpdateCount > 0;
  return (
    <>
      <PageHeader
        title={mapViewWords('title')}
        subtitle={mapViewWords('subtitle')}
        action={
          <FilterButton isOpen={isOpen} isFiltered={isFiltered} onToggle={() => setOpen(!isOpen)} />
        }
      />
      {data && Bar && (
        <Bar
          {...{ names, filters, isFiltered }}
          shoots={data}
          found={found?.length}
          hasStatuses={false}
          onChange={(next) => onSearch({ ...next, status: search.status, shoot: search.shoot })}
        />
      )}
      {data && found && <MapScreen everyShoot={data} shoots={found} {...{ search, onSearch }} />}
      {!found && !hasFailed && !names.isError && <MapScreenSkeleton />}
      {hasFailed && (
        <ErrorCard
          className="my-4 md:my-12"
          error={error}
          title={mapViewWords('failed')}
          // Keep showing the error during a retry.
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {sentenceOf(error, mapViewWords('checkNetwork'))}
        </ErrorCard>
      )}
    </>
  );
}
