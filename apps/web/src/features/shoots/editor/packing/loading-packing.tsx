import { packingWords } from '@lensemble/messages/web/packing';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function LoadingPacking() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{packingWords('loading')}</span>
      <Skeleton className="h-23 rounded-lg" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-48 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </div>
  );
}
