import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { Link } from '@tanstack/react-router';
import { MapPin, Plus } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';

export function MapEmpty({ shoots }: { shoots: readonly MapShoot[] }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-2 grid grid-cols-[minmax(0,1fr)] justify-items-center p-4 max-md:content-start max-md:pt-16 md:content-center">
      <div className="floating pointer-events-auto w-104 max-w-full">
        <EmptyState
          icon={MapPin}
          bare
          heading="h2"
          title={mapViewWords('noneWithLocation')}
          className="grid-cols-[minmax(0,1fr)] px-6 py-6"
          action={<Start newest={shoots[0]} />}
        >
          {mapViewWords('addLocations')}
        </EmptyState>
      </div>
    </div>
  );
}

function Start({ newest }: { newest: MapShoot | undefined }) {
  if (!newest) {
    return (
      <Button asChild variant="primary">
        <Link to="/shoots/new">
          <Plus aria-hidden />
          {mapViewWords('addShoot')}
        </Link>
      </Button>
    );
  }
  return (
    <Button asChild variant="primary" className="max-w-full">
      <Link to="/shoots/$id" params={{ id: newest.id }}>
        <span className="truncate">{mapViewWords('openTitle', { title: newest.title })}</span>
      </Link>
    </Button>
  );
}
