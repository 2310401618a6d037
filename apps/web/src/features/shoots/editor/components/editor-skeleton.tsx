import { editorWords } from '@lensemble/messages/web/editor';
import { bottomBarRowStyles, bottomBarStyles } from '@/components/bottom-bar-styles.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';

export function EditorSkeleton() {
  return (
    <div role="status" className="pb-bar">
      <span className="sr-only">{editorWords('loading')}</span>
      <div className="mb-4 flex h-control items-center gap-2 max-[22.5rem]:h-22 max-md:-mt-2 md:mb-6">
        <Skeleton className="h-5 w-16 max-md:w-5" />
        <span className="flex-1" />
        {['w-25', 'w-19', 'w-27', 'w-20'].map((width) => (
          <Skeleton key={width} className={`h-control rounded-md max-md:size-9 ${width}`} />
        ))}
      </div>
      <Skeleton className="mb-4 h-11 w-[min(30rem,80%)]" />
      <div className="-mx-4 md:-mx-8 mb-5 flex h-section-bar items-center gap-6 border-line border-b px-5.5 md:px-9.5">
        {['w-8', 'w-16', 'w-20'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <Skeleton className="h-14.5 w-[min(46rem,100%)] rounded-lg max-md:h-43" />
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div className="grid gap-6">
          <div>
            <Skeleton className="mt-2 mb-4 h-5 w-28" />
            <Skeleton className="h-26 rounded-md" />
          </div>
          <div>
            <Skeleton className="mt-2 mb-4 h-5 w-52" />
            <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(12.25rem,1fr))] md:gap-3">
              {['a', 'b', 'c'].map((key) => (
                <Skeleton key={key} className="aspect-[4/4.6] rounded-lg" />
              ))}
            </div>
          </div>
          <div>
            <Skeleton className="mt-2 mb-4 h-5 w-44" />
            <Skeleton className="h-control rounded-md" />
          </div>
        </div>
        <div className="grid gap-6 max-xl:order-first max-xl:*:nth-[n+3]:hidden">
          <Skeleton className="h-34 rounded-xl" />
          <Skeleton className="h-56 rounded-xl" />
          <Skeleton className="h-40 rounded-xl" />
          <Skeleton className="h-19 rounded-xl" />
          <Skeleton className="h-25 rounded-xl" />
        </div>
      </div>
      <div className={bottomBarStyles}>
        <div className={bottomBarRowStyles}>
          <Skeleton className="h-11 w-26 rounded-md max-md:w-auto max-md:flex-1 md:ml-auto" />
          <Skeleton className="h-11 w-37 rounded-md max-md:w-auto max-md:flex-2" />
        </div>
      </div>
    </div>
  );
}
