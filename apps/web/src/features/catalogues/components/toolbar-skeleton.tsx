import { Skeleton } from '@/components/ui/skeleton.tsx';

/** As high as the toolbar. On phones, the filters have a row of their own. */
export function ToolbarSkeleton({ hasFilters }: { hasFilters: boolean }) {
  return (
    <div aria-hidden className="mb-4 flex flex-wrap gap-2">
      <Skeleton className="h-control flex-1 rounded-md md:max-w-72" />
      <Skeleton className="h-control rounded-md max-md:w-target md:order-1 md:ml-auto md:w-36" />
      {hasFilters && (
        <Skeleton className="h-8 rounded-full max-md:h-target max-md:w-full md:w-60" />
      )}
    </div>
  );
}
