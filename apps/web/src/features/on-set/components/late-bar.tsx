import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { FastForward } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';

/** How late the day is, and when it will end. On another day, its date and its plan. Without entries, when it begins. */
export function LateBar({ day, onMove }: { day: DayOfPlan; onMove: () => void }) {
  const { times, start } = day;
  if (!times || !start) return <p className="mx-3 py-2 text-ink-3">{onSetWords('noTimes')}</p>;
  const { delay, expectedEnd, plannedEnd } = times;
  const isEmpty = day.entries.length === 0;
  const isOn = day.isToday && !isEmpty;
  const isLate = isOn && delay > 0;
  const at = (moment: number) => formatTime(timeOf(moment, start.timeZone));
  const end = at(plannedEnd);
  const begins = at(times.entries[0]?.planned.start ?? times.start);
  const plan = isEmpty ? begins : `${begins} – ${end}`;
  return (
    <div
      className={cn(
        'mx-3 flex min-h-15 items-center justify-between gap-3 rounded-lg border border-line py-1.5 pr-1.5 pl-3.5',
        isLate ? 'bg-planning-soft' : 'bg-surface-1',
      )}
    >
      <p className="num min-w-0">
        <b className={cn('block font-[620] text-base', isLate && 'text-planning-text')}>
          {isOn ? latenessOf(delay) : formatFullDate(start.date)}
        </b>
        <span className="text-ink-2 text-xs">{isOn ? endOf(at(expectedEnd), end) : plan}</span>
      </p>
      {day.current && (
        <Button className="min-h-14" onClick={onMove}>
          <FastForward />
          {onSetWords('moveRest')}
        </Button>
      )}
    </div>
  );
}

const endOf = (end: string, planned: string): string =>
  end === planned ? onSetWords('ends', { end }) : onSetWords('endsInstead', { end, planned });

function latenessOf(delay: number): string {
  if (delay > 0) return onSetWords('late', { span: formatDuration(delay) });
  return delay < 0 ? onSetWords('early', { span: formatDuration(-delay) }) : onSetWords('onTime');
}
