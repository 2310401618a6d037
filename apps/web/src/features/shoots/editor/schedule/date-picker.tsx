import { busyWords } from '@lensemble/messages/web/busy';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MonthButtons } from '@/components/calendar/month-buttons.tsx';
import { type DayState, MonthGrid } from '@/components/calendar/month-grid.tsx';
import { TodayRing } from '@/components/calendar/today-ring.tsx';
import { Button } from '@/components/ui/button.tsx';
import { shootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { cn } from '@/lib/cn.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { monthOf, nextSaturday, type PlainMonth, today as todayNow } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';
import { formatShortDate } from '@/lib/time/long-dates.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import type { BusyDays } from '../busy/busy-context.ts';
import { BusyDayPanel } from './busy-day-panel.tsx';
import { DayMarks } from './day-marks.tsx';
import { usePointedDay } from './use-pointed-day.ts';

interface DatePickerProps {
  /** The shoot whose dot is left out. */
  shootId: string | null;
  value: string | null;
  onChoose: (date: string | null) => void;
  /** Whether the date cannot be cleared. */
  isRequired?: boolean;
  /** Marks days on which something is taken or a person is away. */
  busy?: BusyDays | undefined;
  /** Called when another month is shown. */
  onMonth?: (month: PlainMonth) => void;
}

export function DatePicker({
  shootId,
  value,
  onChoose,
  isRequired = false,
  busy,
  onMonth,
}: DatePickerProps) {
  const today = todayNow();
  const [month, setMonth] = useState(monthOf(value ?? today));
  const { pointed, handlersOf } = usePointedDay();
  const showMonth = (next: PlainMonth) => {
    setMonth(next);
    onMonth?.(next);
  };
  const { data: shoots } = useQuery(listShootsQuery);
  const byDay = useMemo(
    () => shootsByDay((shoots ?? []).filter(({ id }) => id !== shootId)),
    [shoots, shootId],
  );
  const nextFree = useMemo(
    () => (busy?.on(value ?? today) ? busy.nextFree() : null),
    [busy, value, today],
  );
  return (
    <div>
      <div className="flex items-center pb-2 pl-2">
        <b className="mr-auto font-[620] text-base" aria-live="polite">
          {formatMonth(month)}
        </b>
        <MonthButtons month={month} onMonthChange={showMonth} />
      </div>
      <MonthGrid
        month={month}
        selected={value}
        today={today}
        onSelect={onChoose}
        onMonthChange={showMonth}
        weekdayLetters={2}
        weekdayClassName="text-center leading-7"
        rowClassName="gap-0.5 mb-0.5"
        minimumWeeks={6}
        dayClassName={(state) => dayClassName(state, busy)}
        describeDay={(date) => {
          const others = byDay.get(date)?.length;
          const count = others && shootScheduleWords('shoots', { count: others });
          return joinWithCommas(
            [count, busy?.on(date)?.text].filter((words) => typeof words === 'string'),
          );
        }}
        {...(busy && { dayHandlers: handlersOf })}
        renderDay={(state) => (
          <>
            {state.isToday && (
              <TodayRing
                className={cn('-translate-1/2 left-1/2 h-8 w-9.5', busy ? 'top-4.5' : 'top-1/2')}
              />
            )}
            {state.day}
            <DayMarks
              busy={busy?.on(state.date)}
              shoots={byDay.get(state.date)}
              isSelected={state.isSelected}
            />
          </>
        )}
      />
      <div className="sticky -bottom-3 -mb-3 bg-surface-2">
        {busy && <BusyDayPanel busy={busy} date={pointed ?? value ?? today} />}
        <footer className="-mx-3 mt-2 flex flex-wrap gap-1 border-line border-t p-2">
          <Button variant="ghost" size="sm" onClick={() => onChoose(today)}>
            {shootScheduleWords('today')}
          </Button>
          {nextFree ? (
            <Button variant="ghost" size="sm" onClick={() => onChoose(nextFree)}>
              <Sparkles className="size-3.5 text-accent-text" aria-hidden />
              {busyWords('nextFree', { day: formatShortDate(nextFree) })}
            </Button>
          ) : (
            <Button variant="ghost" size="sm" onClick={() => onChoose(nextSaturday(today))}>
              {shootScheduleWords('nextSaturday')}
            </Button>
          )}
          {!isRequired && (
            <Button
              variant="ghost"
              size="sm"
              className="ml-auto"
              disabled={value === null}
              onClick={() => onChoose(null)}
            >
              {shootScheduleWords('clear')}
            </Button>
          )}
        </footer>
      </div>
    </div>
  );
}

function dayClassName({ date, isOutside, isSelected }: DayState, busy?: BusyDays): string {
  const isInConflict = busy?.on(date) != null;
  return cn(
    'num relative block h-9.5 w-full rounded-md font-[540] transition-colors hover:bg-hover focus-visible:rounded-md max-md:h-target',
    isOutside && 'text-ink-3',
    busy && 'h-11 pb-3.5',
    isSelected && 'font-[650] text-accent-on',
    isSelected && (isInConflict ? 'hatch-accent' : 'fill-accent'),
    isInConflict && !isSelected && 'hatch',
  );
}
