import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function LoadingShots() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{shotListWords('loading')}</span>
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
    </div>
  );
}
