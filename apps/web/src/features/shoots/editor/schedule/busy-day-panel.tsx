import { busyWords } from '@lensemble/messages/web/busy';
import { Package, User } from 'lucide-react';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import type { BusyDays } from '../busy/busy-context.ts';

interface BusyDayPanelProps {
  busy: Pick<BusyDays, 'isComplete' | 'on'>;
  date: PlainDate;
}

/** Why a day is marked. Screen readers hear it with the day itself. */
export function BusyDayPanel({ busy, date }: BusyDayPanelProps) {
  const free = busy.isComplete && busyWords('allFree');
  return (
    <div aria-hidden className="pt-2">
      <div className="status-planning grid min-h-36 max-md:min-h-24 content-start gap-1.5 rounded-md border border-line bg-well p-2.5">
        <b className="font-[620]">{formatFullDate(date)}</b>
        {busy.on(date)?.reasons ?? <span className="text-ink-2">{free}</span>}
      </div>
      <p className="flex flex-wrap gap-x-4 pt-2 max-md:hidden text-ink-3 text-xs">
        <span className="flex items-center gap-1.5">
          <i className="hatch h-3.5 w-4.5 rounded-xs border border-line" />
          {busyWords('busyOrAway')}
        </span>
        <span className="flex items-center gap-1.5">
          <User className="size-3.5" />
          {busyWords('person')}
        </span>
        <span className="flex items-center gap-1.5">
          <Package className="size-3.5" />
          {busyWords('item')}
        </span>
      </p>
    </div>
  );
}
