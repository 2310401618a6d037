import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { CalendarClock, Check, Plane } from 'lucide-react';
import { useState } from 'react';
import { MonthButtons } from '@/components/calendar/month-buttons.tsx';
import { type DayState, MonthGrid } from '@/components/calendar/month-grid.tsx';
import { cn } from '@/lib/cn.ts';
import { monthOf, type PlainDate } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';
import { firstConflicts } from './first-conflicts.ts';
import { useConflicts } from './use-conflicts.ts';

interface AskMonthProps {
  shoot: ShootDetail;
  chosen: ReadonlySet<PlainDate>;
  today: PlainDate;
  onToggle: (date: PlainDate) => void;
}

const WEEKS = 6;

/** A month in which days are chosen. Days on which a person or an item of the shoot is not free are hatched. */
export function AskMonth({ shoot, chosen, today, onToggle }: AskMonthProps) {
  const [first = today] = chosen;
  const [month, setMonth] = useState(monthOf(first));
  const find = useConflicts(shoot, [month]);
  const conflictsOn = (date: PlainDate) => (date < today ? [] : (find({ date, time: null }) ?? []));
  return (
    <div className="min-w-0">
      <div className="flex items-center pb-2 pl-1">
        <b className="mr-auto font-[620] text-base" aria-live="polite">
          {formatMonth(month)}
        </b>
        <MonthButtons month={month} onMonthChange={setMonth} />
      </div>
      <MonthGrid
        month={month}
        selected={first}
        chosen={chosen}
        today={today}
        onSelect={(date) => date >= today && onToggle(date)}
        onMonthChange={setMonth}
        minimumWeeks={WEEKS}
        weekdayClassName="px-2 pb-1"
        rowClassName="gap-1 mb-1 md:gap-1.5 md:mb-1.5"
        dayClassName={(state) => dayStyles(state, today, conflictsOn(state.date).length > 0)}
        describeDay={(date) => {
          if (date < today) return datePollWords('past');
          const busy = conflictsOn(date);
          const words = [
            ...(chosen.has(date) ? [datePollWords('chosen')] : []),
            ...(busy.length > 0 ? firstConflicts(busy, shoot) : []),
          ];
          return words.join(', ') || undefined;
        }}
        renderDay={({ date, day, isSelected }) => (
          <>
            {day}
            {isSelected && (
              <span className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-accent text-accent-on md:top-1.5 md:right-1.5 md:size-5">
                <Check className="size-2.5 md:size-3" strokeWidth={3} />
              </span>
            )}
            <BusyMark kinds={conflictsOn(date).map(({ kind }) => kind)} />
          </>
        )}
      />
      <p className="mt-2 flex items-center gap-2 text-ink-3 text-xs">
        <span className={cn('size-4 rounded-xs forced-colors:hidden', hatch)} aria-hidden />
        <CalendarClock className="size-3.5 text-planning-text" aria-hidden />
        <Plane className="size-3.5 text-planning-text" aria-hidden />
        {datePollWords('busyKey')}
      </p>
    </div>
  );
}

const hatch =
  'bg-[repeating-linear-gradient(115deg,var(--color-planning-soft)_0_3px,transparent_3px_7px)]';

function BusyMark({ kinds }: { kinds: readonly string[] }) {
  if (kinds.length === 0) return null;
  const Icon = kinds.includes('away') ? Plane : CalendarClock;
  return <Icon className="absolute right-1.5 bottom-1.5 size-3 text-planning-text md:size-3.5" />;
}

function dayStyles({ isOutside, isSelected, date }: DayState, today: PlainDate, isBusy: boolean) {
  const isPast = date < today;
  return cn(
    'num relative flex h-12 w-full rounded-md px-2 py-1.5 font-semibold text-sm transition-colors focus-visible:rounded-md md:h-16',
    isPast ? 'cursor-default text-ink-3 opacity-60' : 'bg-hover hover:bg-press',
    isOutside && 'text-ink-3',
    isBusy && hatch,
    isSelected &&
      'bg-accent-soft text-ink shadow-[inset_0_0_0_2px_var(--color-accent)] forced-colors:outline-2 forced-colors:outline-[Highlight]',
  );
}
