import type { Shoot } from '@lensemble/contract/shoots';
import { useMemo } from 'react';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { shootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { cn } from '@/lib/cn.ts';
import type { PlainDate } from '@/lib/dates.ts';
import { DayPanel } from './day-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';

export interface CalendarSplitProps {
  /** Undefined while they are loading: the month is there at once. */
  shoots: readonly Shoot[] | undefined;
  /** The selected day; undefined is today. */
  date: PlainDate | undefined;
  onDateChange: (date: PlainDate | undefined) => void;
  /** Days as high as the window allows, where there is nothing below them. */
  isTall?: boolean;
}

/** The month, and beside it the selected day. */
export function CalendarSplit({ shoots, date, onDateChange, isTall = false }: CalendarSplitProps) {
  const today = useToday();
  const selected = date ?? today;
  const days = useMemo(() => shootsByDay(shoots ?? []), [shoots]);
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-4 [--day:5.25rem] md:gap-5 xl:grid-cols-[minmax(0,1fr)_22.5rem]',
        isTall && 'xl:[--day:clamp(5.25rem,(100dvh-19rem)/5,9rem)]',
      )}
    >
      <MonthCalendar
        days={days}
        selected={selected}
        today={today}
        onSelect={(day) => onDateChange(day === today ? undefined : day)}
      />
      <DayPanel date={selected} today={today} shoots={shoots && (days.get(selected) ?? [])} />
    </div>
  );
}
