import { mapViewWords } from '@lensemble/messages/web/map-view';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { MapBox } from './map-box.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function MapScreenSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {mapViewWords('loading')}
      </p>
      <div aria-hidden>
        <MapBox>
          <Skeleton className="size-full rounded-none" />
        </MapBox>
        <div className="mt-4 mb-3 flex h-8 items-center md:mt-5">
          <Skeleton className="h-4 w-36" />
        </div>
        <div className="panel overflow-hidden">
          {ROWS.map((row) => (
            <div
              key={row}
              className="flex min-h-16 items-center gap-3 px-3 py-2.5 not-first:border-line not-first:border-t max-md:min-h-18 md:gap-4 md:px-4"
            >
              <Skeleton className="h-11 w-16 rounded-sm" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-3.5 w-2/5" />
                <Skeleton className="h-2.5 w-1/4" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
