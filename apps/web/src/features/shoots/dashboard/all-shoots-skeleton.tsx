import { Skeleton } from '@/components/ui/skeleton.tsx';

const ROWS = ['first', 'second', 'third'];

export function AllShootsSkeleton() {
  return (
    <div aria-hidden className="mt-6 md:mt-8">
      <div className="mb-3 flex h-8 items-center justify-between">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-96 rounded-full max-md:hidden" />
      </div>
      <div className="panel overflow-hidden">
        <div className="flex h-12 items-center px-4">
          <Skeleton className="h-3.5 w-36" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-4 border-line border-t px-4 py-2">
            <Skeleton className="h-13 w-19 rounded-sm" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-2.5 w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
