import { calendarWords } from '@lensemble/messages/web/calendar';
import { type ReactNode, useState } from 'react';
import { MonthButtons } from '@/components/calendar/month-buttons.tsx';
import { type DayState, MonthGrid } from '@/components/calendar/month-grid.tsx';
import { Parts } from '@/components/parts.tsx';
import { dayWords } from '@/features/shoots/lib/day-words.ts';
import { dayToSelect, type ShootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import { cn } from '@/lib/cn.ts';
import { monthOf, type PlainDate, type PlainMonth } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';
import { useCalendar } from './calendar-context.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { DayCell, dayStyles } from './day-cell.tsx';
import { useDayDrag } from './drag/use-day-drag.ts';
import { dragCode } from './drag/use-drag-code.ts';
import { isPlanKey } from './plan-key.ts';
import { ShapeKey } from './shape-key.tsx';
import { useMonthSwipe } from './use-month-swipe.ts';

interface MonthCalendarProps {
  days: ShootsByDay;
  selected: PlainDate;
  today: PlainDate;
  onSelect: (date: PlainDate) => void;
  switcher?: ReactNode;
}

/** The calendar of a month. It starts at the month of the selected day. */
export function MonthCalendar({ days, selected, today, onSelect, switcher }: MonthCalendarProps) {
  const [month, setMonth] = useMonthOf(selected);
  const { plan } = useCalendar();
  const { drag, isReady, handlers } = useDayDrag(days);
  /** The panel of the day follows, so that it never shows a day of a month that is out of sight. */
  const showMonth = (next: PlainMonth, date = dayToSelect(next, days, today)) => {
    setMonth(next);
    onSelect(date);
  };
  const { ref, swipe } = useMonthSwipe(month, showMonth);
  const Label = drag && dragCode.loaded()?.DragLabel;
  const shootsOn = ({ date }: Pick<DayState, 'date'>) => days.get(date) ?? [];
  return (
    <CalendarFrame
      title={formatMonth(month)}
      switcher={switcher}
      onToday={() => {
        setMonth(monthOf(today));
        onSelect(today);
      }}
      steps={<MonthButtons month={month} onMonthChange={showMonth} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the days in it */}
      <div
        ref={ref}
        {...handlers}
        {...swipe}
        onKeyDown={(event) => {
          const date = event.target instanceof HTMLElement && event.target.dataset.date;
          if (!date || !isPlanKey(event)) return;
          event.preventDefault();
          plan({ date });
        }}
        className={cn(
          '[touch-action:pan-y_pinch-zoom]',
          isReady &&
            '[&_[data-shoot]]:cursor-grab [&_[data-date]:has([data-picture-of])]:cursor-grab',
        )}
      >
        <MonthGrid
          month={month}
          selected={selected}
          today={today}
          onSelect={onSelect}
          onMonthChange={showMonth}
          className="grid gap-0.5 md:gap-1.5"
          rowClassName="gap-0.5 md:gap-1.5"
          weekdayClassName="max-md:text-center md:px-2 md:pb-0.5"
          describeDay={(date) => dayWords(shootsOn({ date }))}
          dayClassName={(state) => dayStyles(state, shootsOn(state), state.date === drag?.over)}
          renderDay={(state) => <DayCell state={state} shoots={shootsOn(state)} />}
        />
      </div>
      {drag && Label && <Label shoot={drag.shoot} at={drag.at} />}
      <footer className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-2 pt-2 md:pt-3">
        <ShapeKey />
        <p className="text-ink-3 text-xs max-md:hidden print:hidden pointer-coarse:hidden">
          <Parts
            of={calendarWords.parts('hint', { key: <kbd className="font-[620] font-ui">N</kbd> })}
          />
        </p>
      </footer>
    </CalendarFrame>
  );
}

/** The month shown. It can be changed freely and resets when the selected day changes. */
function useMonthOf(selected: PlainDate) {
  const [seen, setSeen] = useState(selected);
  const [month, setMonth] = useState(() => monthOf(selected));
  if (seen !== selected) {
    setSeen(selected);
    setMonth(monthOf(selected));
  }
  return [month, setMonth] as const;
}
