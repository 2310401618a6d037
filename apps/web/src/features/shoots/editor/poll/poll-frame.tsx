import { datePollWords } from '@lensemble/messages/web/date-poll';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';

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

/** As high as the panel of a shoot without a poll, so that nothing moves when it has loaded. */
export const LoadingPoll = () => (
  <PollFrame
    about={<p className="text-ink-2 text-sm">{datePollWords('intro')}</p>}
    actions={<LoadingActions />}
  />
);

export const LoadingActions = () => (
  <div role="status">
    <span className="sr-only">{datePollWords('loading')}</span>
    <Skeleton className="h-control w-44 rounded-md" />
  </div>
);
