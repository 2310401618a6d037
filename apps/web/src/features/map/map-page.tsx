import { mapViewWords } from '@lensemble/messages/web/map-view';
import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { listMapShootsQuery } from './api/list-map-shoots.ts';
import { MapScreen } from './components/map-screen.tsx';
import { MapScreenSkeleton } from './components/map-skeleton.tsx';
import type { MapSearch } from './lib/map-search.ts';

interface MapPageProps {
  search: MapSearch;
  onSearch: (search: MapSearch) => void;
}

export function MapPage(props: MapPageProps) {
  return (
    <>
      <PageHeader title={mapViewWords('title')} subtitle={mapViewWords('subtitle')} />
      <Shoots {...props} />
    </>
  );
}

function Shoots(props: MapPageProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(listMapShootsQuery);
  if (data) return <MapScreen shoots={data} {...props} />;
  // Keep showing the error during a retry.
  if (errorUpdateCount === 0) return <MapScreenSkeleton />;
  return (
    <ErrorCard
      className="my-4 md:my-12"
      title={mapViewWords('failed')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {sentenceOf(error, mapViewWords('checkNetwork'))}
    </ErrorCard>
  );
}
