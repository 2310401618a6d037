import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CalendarFrame } from './calendar-frame.tsx';
import type { CalendarView } from './calendar-views.ts';

/** The height of the box in which the hours of a week scroll. */
export const hoursHeight = 'h-[max(24rem,calc(100dvh-13rem))]';

const content: Readonly<Record<Exclude<CalendarView, 'month'>, ReactNode>> = {
  week: <Skeleton className={`${hoursHeight} rounded-md`} />,
  agenda: <AgendaSkeleton />,
};

interface ViewSkeletonProps {
  view: keyof typeof content;
  switcher: ReactNode;
}

/** A view whose code is loading, with the header and the size that it will have. */
export function ViewSkeleton({ view, switcher }: ViewSkeletonProps) {
  return (
    <CalendarFrame
      title={<Skeleton className="h-[1lh] w-40 max-md:w-32" />}
      switcher={switcher}
      steps={<span className="h-control-sm w-16 max-md:w-23" />}
    >
      {content[view]}
    </CalendarFrame>
  );
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function AgendaSkeleton() {
  return ROWS.map((row) => (
    <div key={row}>
      <div className="px-2 pt-4 pb-1.5">
        <Skeleton className="h-[1lh] w-36 text-sm" />
      </div>
      <Skeleton className="h-13.5 rounded-md max-md:h-20" />
    </div>
  ));
}
