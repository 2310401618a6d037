import { busyWords } from '@lensemble/messages/web/busy';
import { Check, ChevronDown, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Parts } from '@/components/parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatFullDate, formatShortDate } from '@/lib/time/long-dates.ts';
import type { Busy } from './busy-context.ts';
import { ConflictIcon } from './busy-note.tsx';
import { ConflictList, ConflictWords } from './conflict-list.tsx';

interface BusySummaryProps {
  busy: Busy;
  onMove: (date: PlainDate) => void;
}

/** What the shoot cannot have on its date, folded, and the next day on which everything is free. */
export default function BusySummary({ busy, onMove }: BusySummaryProps) {
  const { conflicts, isComplete, needsNothing } = busy;
  const [first, ...more] = conflicts;
  if (!first) return isComplete && !needsNothing ? <AllFree /> : null;
  return (
    <details className="status-planning group max-w-195 rounded-lg border border-line-strong bg-surface-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-lg px-3.5 py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="text-st-text">
          <ConflictIcon kind={first.kind} />
        </span>
        <span className="min-w-0 flex-1">
          {more.length === 0 ? <ConflictWords conflict={first} busy={busy} /> : <Count of={busy} />}
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="px-3.5 pb-3.5 md:pl-9.5">
        {more.length > 0 && <ConflictList busy={busy} />}
        <NextFree date={busy.nextFree()} onMove={onMove} />
      </div>
    </details>
  );
}

const AllFree = () => (
  <p className="status-ready flex min-h-11.5 items-center gap-2 text-ink-2 text-sm">
    <Check className="size-4 shrink-0 text-st-text" aria-hidden />
    {busyWords('allFree')}
  </p>
);

/** Who is both busy and away counts once. */
function Count({ of: { conflicts } }: { of: Busy }) {
  const count = new Set(conflicts.map(({ itemId }) => itemId)).size;
  return (
    <>
      <b className="font-[620]">{busyWords('onThisDate', { count })}</b>{' '}
      <span className="hidden text-ink-3 text-sm group-open:inline max-md:group-open:hidden">
        {busyWords('stillPlan')}
      </span>
    </>
  );
}

interface NextFreeProps {
  date: PlainDate | null;
  onMove: (date: PlainDate) => void;
}

function NextFree({ date, onMove }: NextFreeProps): ReactNode {
  if (date === null) return <p className="mt-2 text-ink-3 text-sm">{busyWords('stillPlan')}</p>;
  const day = <b className="font-[620]">{formatFullDate(date)}</b>;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2.5 rounded-md border border-line p-2 pl-3 text-sm">
      <Sparkles className="size-4 shrink-0 text-accent-text" aria-hidden />
      <span className="min-w-40 flex-1">
        <Parts of={busyWords.parts('freeOn', { day })} />
      </span>
      <Button size="sm" className="max-md:min-h-target max-md:flex-1" onClick={() => onMove(date)}>
        {busyWords('moveTo', { day: formatShortDate(date) })}
      </Button>
    </p>
  );
}
