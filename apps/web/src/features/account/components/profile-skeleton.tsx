import { accountWords } from '@lensemble/messages/web/account';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-1 items-start gap-5 md:gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]"
    >
      <span className="sr-only">{accountWords('loading')}</span>
      <div className="grid grid-cols-1 gap-5 md:gap-6">
        <div className="panel grid gap-5 p-6">
          <Skeleton className="h-5 w-48" />
          <div className="flex flex-col gap-5 md:min-h-63 md:flex-row">
            <Skeleton className="size-44 shrink-0 rounded-full max-md:mx-auto" />
            <div className="grid flex-1 content-start gap-4">
              <Skeleton className="h-control w-full rounded-md" />
              <Skeleton className="h-control w-full rounded-md" />
            </div>
          </div>
        </div>
        <div className="panel grid gap-4 p-6">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-9 w-full" />
        </div>
      </div>
      <div className="panel grid gap-4 p-6">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  );
}
