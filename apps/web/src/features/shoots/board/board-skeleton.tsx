import { shootStatuses } from '@lensemble/contract/shoot-status';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ColumnFrame } from './column-frame.tsx';
import { cardStyles, stripStyles, tabsStyles } from './styles.ts';

const cards = { idea: 2, planning: 1, 'ready to shoot': 2, completed: 1 } as const;

export function BoardSkeleton() {
  return (
    <>
      <div className={tabsStyles} />
      <div className={stripStyles}>
        {shootStatuses.map((status) => (
          <ColumnFrame key={status} status={status}>
            <div className="grid gap-3">
              {Array.from({ length: cards[status] }, (_, index) => (
                <CardSkeleton key={`${status}${String(index)}`} />
              ))}
            </div>
          </ColumnFrame>
        ))}
      </div>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className={cardStyles}>
      <Skeleton className="aspect-[16/9.6] rounded-none rounded-t-lg" />
      <div className="grid gap-2.5 p-3">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-2.5" />
        <Skeleton className="h-2.5 w-4/5" />
        <Skeleton className="mt-2 h-3 w-3/5" />
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    </div>
  );
}
