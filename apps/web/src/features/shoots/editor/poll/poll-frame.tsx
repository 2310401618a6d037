import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useIsWide } from './use-is-wide.ts';

/** A longer list of people scrolls between the dates and their sums. */
export const PEOPLE_AT_ONCE = 12;

interface PollFrameProps {
  about: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** The panel of the dates, with its heading. */
export function PollFrame({ about, actions, children }: PollFrameProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="panel mt-6 p-4 md:p-5 print:hidden">
      <header className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} className="font-[620] text-lg leading-snug tracking-[-0.012em]">
            {datePollWords('title')}
          </h2>
          {about}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** About as high as the panel will be, so that nothing moves when it has loaded. */
export const LoadingPoll = ({ shoot }: { shoot: ShootDetail }) => (
  <PollFrame
    about={<p className="text-ink-2 text-sm">{datePollWords('intro')}</p>}
    actions={<LoadingActions />}
  >
    <LoadingDates shoot={shoot} />
  </PollFrame>
);

export const LoadingActions = () => (
  <div role="status">
    <span className="sr-only">{datePollWords('loading')}</span>
    <Skeleton className="h-control w-44 rounded-md" />
  </div>
);

/** The cards or the table of the dates that the shoot asks for. */
export function LoadingDates({ shoot: { datesAsked, participants } }: { shoot: ShootDetail }) {
  const isWide = useIsWide();
  if (datesAsked === 0) return null;
  if (!isWide) {
    return (
      <div className="grid gap-3 md:grid-cols-2">
        {places(datesAsked).map((place) => (
          <Skeleton key={place} className="h-64 rounded-xl" />
        ))}
      </div>
    );
  }
  const people = Math.min(participants.length, PEOPLE_AT_ONCE);
  return (
    <div className="grid gap-4.25">
      <Skeleton className="h-37 rounded-lg" />
      {places(people).map((place) => (
        <Skeleton key={place} className="h-9 rounded-md" />
      ))}
      <Skeleton className="h-26 rounded-lg" />
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);
