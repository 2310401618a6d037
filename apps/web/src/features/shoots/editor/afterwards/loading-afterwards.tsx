import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function LoadingAfterwards() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{afterwardsWords('loading')}</span>
      <Skeleton className="h-48 rounded-lg" />
    </div>
  );
}
