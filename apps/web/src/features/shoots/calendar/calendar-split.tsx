import type { ListedShoot } from '@lensemble/contract/shoots';
import { type ReactNode, useMemo } from 'react';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { shootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { cn } from '@/lib/cn.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { CalendarActs } from './calendar-acts.tsx';
import { DayPanel } from './day-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';

export interface CalendarSplitProps {
  /** Undefined while loading; the month shows without them. */
  shoots: readonly ListedShoot[] | undefined;
  /** The selected day; undefined means today. */
  date: PlainDate | undefined;
  onDateChange: (date: PlainDate | undefined) => Promise<void>;
  /** Whether days use the height of the window, on screens without content below the calendar. */
  isTall?: boolean;
  /** Chooses another view. */
  switcher?: ReactNode;
}

export function CalendarSplit({
  shoots,
  date,
  onDateChange,
  isTall = false,
  switcher,
}: CalendarSplitProps) {
  const today = useToday();
  const selected = date ?? today;
  const days = useMemo(() => shootsByDay(shoots ?? []), [shoots]);
  const select = (day: PlainDate) => onDateChange(day === today ? undefined : day);
  return (
    <CalendarActs onSelect={select}>
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
          onSelect={(day) => void select(day)}
          switcher={switcher}
        />
        <DayPanel date={selected} today={today} shoots={shoots && (days.get(selected) ?? [])} />
      </div>
    </CalendarActs>
  );
}
