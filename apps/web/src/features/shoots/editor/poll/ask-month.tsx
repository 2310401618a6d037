import { CANDIDATES_MAX } from '@lensemble/contract/constants';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Check, Package, User } from 'lucide-react';
import { useState } from 'react';
import { MonthButtons } from '@/components/calendar/month-buttons.tsx';
import { type DayState, MonthGrid } from '@/components/calendar/month-grid.tsx';
import { cn } from '@/lib/cn.ts';
import { monthOf, type PlainDate } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';
import type { BusyDay } from '../busy/busy-context.ts';
import { BusyDayPanel } from '../schedule/busy-day-panel.tsx';
import { usePointedDay } from '../schedule/use-pointed-day.ts';
import type { ChosenDate } from './chosen-dates.ts';
import { useAskDays } from './use-ask-days.ts';

interface AskMonthProps {
  shoot: ShootDetail;
  chosen: readonly ChosenDate[];
  today: PlainDate;
  onToggle: (date: PlainDate) => void;
}

const WEEKS = 6;

/** A month in which days are chosen. Days on which a person or an item of the shoot is not free are hatched. */
export function AskMonth({ shoot, chosen, today, onToggle }: AskMonthProps) {
  const days = new Set(chosen.map(({ date }) => date));
  const [first = today] = days;
  const isFull = chosen.length >= CANDIDATES_MAX;
  const [month, setMonth] = useState(monthOf(first));
  const { pointed, handlersOf } = usePointedDay();
  const busy = useAskDays(shoot, chosen, month);
  const lookOf = ({ date, isSelected }: DayState): keyof typeof dayLooks => {
    if (date < today) return 'past';
    return isFull && !isSelected ? 'unavailable' : 'open';
  };
  const busyOn = (date: PlainDate) => (date < today ? null : (busy?.on(date) ?? null));
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
        chosen={days}
        today={today}
        onSelect={(date) => date >= today && onToggle(date)}
        onMonthChange={setMonth}
        minimumWeeks={WEEKS}
        weekdayClassName="px-2 pb-1"
        rowClassName="gap-1 mb-1"
        dayHandlers={handlersOf}
        dayClassName={(state) => dayStyles(state, lookOf(state), busyOn(state.date) !== null)}
        describeDay={(date) => {
          if (date < today) return datePollWords('past');
          const words = [days.has(date) && datePollWords('chosen'), busyOn(date)?.text];
          return words.filter(Boolean).join(', ') || undefined;
        }}
        renderDay={({ date, day, isSelected }) => (
          <>
            {day}
            {isSelected && (
              <span className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-accent text-accent-on md:top-1.5 md:right-1.5 md:size-5">
                <Check className="size-2.5 md:size-3" strokeWidth={3} />
              </span>
            )}
            <BusyMark busy={busyOn(date)} />
          </>
        )}
      />
      <div className="sticky bottom-0 bg-surface-2">
        <p role="status" className="text-ink-2">
          {isFull && datePollWords('full')}
        </p>
        {busy && <BusyDayPanel busy={busy} date={pointed ?? first} />}
      </div>
    </div>
  );
}

function BusyMark({ busy }: { busy: BusyDay | null }) {
  if (!busy) return null;
  return (
    <span className="absolute right-1.5 bottom-1.5 flex gap-0.5 text-planning-text *:size-3">
      {busy.hasPerson && <User />}
      {busy.hasItem && <Package />}
    </span>
  );
}

const dayLooks = {
  open: 'bg-hover hover:bg-press',
  unavailable: 'cursor-default text-ink-3',
  past: 'cursor-default text-ink-3 opacity-60',
} as const;

function dayStyles(
  { isOutside, isSelected }: DayState,
  look: keyof typeof dayLooks,
  isBusy: boolean,
) {
  return cn(
    'num relative flex h-12 w-full rounded-md px-2 py-1.5 font-semibold text-sm transition-colors focus-visible:rounded-md md:h-10',
    dayLooks[look],
    isOutside && 'text-ink-3',
    isBusy && 'hatch',
    isSelected &&
      'bg-accent-soft text-ink shadow-[inset_0_0_0_2px_var(--color-accent)] forced-colors:outline-2 forced-colors:outline-[Highlight]',
  );
}
