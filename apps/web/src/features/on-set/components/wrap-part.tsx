import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { Packing } from '@lensemble/contract/packing';
import { checkedCount, packingEntries } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { ChevronRight, CircleCheck, Package } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { useCompletion } from '../hooks/use-completion.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { spanWords } from '../lib/span-words.ts';

interface WrapPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  packing: Packing;
  onPack: () => void;
}

/** Shown once all entries are done or skipped: how the day went, and what has to go back. */
export function WrapPart({ shoot, day, packing, onPack }: WrapPartProps) {
  const entries = packingEntries(packing);
  const out = entries.length - checkedCount(entries, 'back');
  const end = endOf(day);
  return (
    <div className="grid flex-1 content-center justify-items-center gap-2 py-8 text-center">
      <h2 className="display text-2xl">{onSetWords('wrap')}</h2>
      {end && <p className="num text-ink-2">{end}</p>}
      <p className="num text-ink-2">
        {onSetWords('wrapCounts', { done: day.doneCount, skipped: day.skippedCount })}
      </p>
      {out > 0 && (
        <Button className="mt-4 min-h-16 w-full justify-start gap-3 text-left" onClick={onPack}>
          <Package className="size-5" aria-hidden />
          <span className="min-w-0 flex-1">
            <b className="block font-[600]">{onSetWords('packBack')}</b>
            <small className="num block text-ink-3 text-xs">
              {onSetWords('stillOut', { count: out, total: entries.length })}
            </small>
          </span>
          <ChevronRight className="size-5" aria-hidden />
        </Button>
      )}
      {shoot.status === 'completed' && (
        <p className="mt-2 flex items-center gap-2 text-ready-text">
          <CircleCheck className="size-5" aria-hidden />
          {onSetWords('completed')}
        </p>
      )}
    </div>
  );
}

function endOf({ times, start }: DayOfPlan): string | undefined {
  if (!times || !start) return undefined;
  const end = formatTime(timeOf(times.expectedEnd, start.timeZone));
  const { delay } = times;
  if (delay > 0) return onSetWords('endedLate', { end, span: spanWords(delay) });
  return delay < 0
    ? onSetWords('endedEarly', { end, span: spanWords(-delay) })
    : onSetWords('endedOnTime', { end });
}

/** Marks the shoot as completed. It is not part of the day, so it needs the server. */
export function CompleteButton({ shoot, className }: { shoot: ShootDetail; className: string }) {
  const { isPending, complete } = useCompletion(shoot);
  const isReachable = useReachable();
  return (
    <Button
      variant="primary"
      className={className}
      pending={isPending}
      disabled={!isReachable}
      onClick={complete}
    >
      <CircleCheck className="size-6 shrink-0" aria-hidden />
      <span>
        {onSetWords('complete')}
        {!isReachable && <small className="block text-xs">{onSetWords('needsNetwork')}</small>}
      </span>
    </Button>
  );
}
