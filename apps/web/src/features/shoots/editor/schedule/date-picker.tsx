import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MonthButtons } from '@/components/calendar/month-buttons.tsx';
import { type DayState, MonthGrid } from '@/components/calendar/month-grid.tsx';
import { TodayRing } from '@/components/calendar/today-ring.tsx';
import { ShootDot } from '@/components/shoot-color.tsx';
import { Button } from '@/components/ui/button.tsx';
import { shootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { cn } from '@/lib/cn.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { monthOf, nextSaturday, today as todayNow } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';

const DOTS_PER_DAY = 3;

interface DatePickerProps {
  /** The shoot whose dot is left out. */
  shootId: string | null;
  value: string | null;
  onChoose: (date: string | null) => void;
  /** Whether the date cannot be cleared. */
  isRequired?: boolean;
}

export function DatePicker({ shootId, value, onChoose, isRequired = false }: DatePickerProps) {
  const today = todayNow();
  const [month, setMonth] = useState(monthOf(value ?? today));
  const { data: shoots } = useQuery(listShootsQuery);
  const byDay = useMemo(
    () => shootsByDay((shoots ?? []).filter(({ id }) => id !== shootId)),
    [shoots, shootId],
  );
  return (
    <div>
      <div className="flex items-center pb-2 pl-2">
        <b className="mr-auto font-[620] text-base" aria-live="polite">
          {formatMonth(month)}
        </b>
        <MonthButtons month={month} onMonthChange={setMonth} />
      </div>
      <MonthGrid
        month={month}
        selected={value}
        today={today}
        onSelect={onChoose}
        onMonthChange={setMonth}
        weekdayLetters={2}
        weekdayClassName="text-center leading-7"
        rowClassName="gap-0.5 mb-0.5"
        minimumWeeks={6}
        dayClassName={dayClassName}
        describeDay={(date) => {
          const others = byDay.get(date)?.length;
          return others ? shootScheduleWords('shoots', { count: others }) : undefined;
        }}
        renderDay={(state) => (
          <>
            {state.isToday && <TodayRing className="-translate-1/2 top-1/2 left-1/2 h-8 w-9.5" />}
            {state.day}
            <span className="absolute inset-x-0 bottom-1 flex justify-center gap-0.5" aria-hidden>
              {byDay
                .get(state.date)
                ?.slice(0, DOTS_PER_DAY)
                .map(({ id, color, status }) => (
                  <ShootDot key={id} color={color} status={status} className="size-1.5" />
                ))}
            </span>
          </>
        )}
      />
      <footer className="-mx-3 -mb-3 mt-2 flex gap-1 border-line border-t p-2">
        <Button variant="ghost" size="sm" onClick={() => onChoose(today)}>
          {shootScheduleWords('today')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChoose(nextSaturday(today))}>
          {shootScheduleWords('nextSaturday')}
        </Button>
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
  );
}

function dayClassName({ isOutside, isSelected }: DayState): string {
  return cn(
    'num relative block h-9.5 w-full rounded-md font-[540] transition-colors hover:bg-hover focus-visible:rounded-md max-md:h-target',
    isOutside && 'text-ink-3',
    isSelected && 'fill-accent font-[650] text-accent-on',
  );
}
