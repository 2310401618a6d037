import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { FastForward } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { spanWords } from '../lib/span-words.ts';

/** How late the day is, and when it will end. Before the day, its date. */
export function LateBar({ day, onMove }: { day: DayOfPlan; onMove: () => void }) {
  const { times, start } = day;
  if (!times || !start) return <p className="mx-3 py-2 text-ink-3">{onSetWords('noTimes')}</p>;
  const { delay, expectedEnd, plannedEnd } = times;
  const at = (moment: number) => formatTime(timeOf(moment, start.timeZone));
  const [end, planned] = [at(expectedEnd), at(plannedEnd)];
  return (
    <div className="mx-3 flex min-h-15 items-center justify-between gap-3 rounded-lg border border-line bg-planning-soft py-1.5 pr-1.5 pl-3.5">
      <p className="num min-w-0">
        <b className="block font-[620] text-base text-planning-text">
          {day.isAhead ? formatFullDate(start.date) : latenessOf(delay)}
        </b>
        <span className="text-ink-2 text-xs">
          {end === planned
            ? onSetWords('ends', { end })
            : onSetWords('endsInstead', { end, planned })}
        </span>
      </p>
      {day.current && (
        <Button className="min-h-14" onClick={onMove}>
          <FastForward aria-hidden />
          {onSetWords('moveRest')}
        </Button>
      )}
    </div>
  );
}

function latenessOf(delay: number): string {
  if (delay > 0) return onSetWords('late', { span: spanWords(delay) });
  return delay < 0 ? onSetWords('early', { span: spanWords(-delay) }) : onSetWords('onTime');
}
