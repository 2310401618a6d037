import { MapPin } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';

/** The map while no shoot has a place on it. */
export function MapPage() {
  return (
    <>
      <PageHeader title="Map View" subtitle="View all your shoots on a map" />
      <section className="panel grid min-h-125 overflow-hidden">
        <EmptyState icon={MapPin} bare heading="h2" title="No shoots with locations yet">
          Add locations to your shoots to see them on the map
        </EmptyState>
      </section>
    </>
  );
}
