import { commentWords } from '@lensemble/messages/web/comments';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function LoadingComments() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{commentWords('loading')}</span>
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}
