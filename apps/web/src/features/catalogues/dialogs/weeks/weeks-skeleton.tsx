import { weeksWords } from '@lensemble/messages/web/item-weeks';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function WeeksSkeleton() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{weeksWords('loading')}</span>
      <Skeleton className="h-13" />
      <Skeleton className="h-12" />
    </div>
  );
}
