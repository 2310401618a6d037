import { formatHour } from '@lensemble/contract/clock-hour';
import { weekWords } from '@lensemble/messages/web/calendar-week';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { StepButtons } from '@/components/calendar/step-buttons.tsx';
import { cn } from '@/lib/cn.ts';
import { addDays, isPlainDate, type PlainDate } from '@/lib/time/dates.ts';
import { formatFullDate } from '@/lib/time/long-dates.ts';
import { startOfWeek } from '@/lib/time/weeks.ts';
import { CalendarFrame } from '../calendar-frame.tsx';
import type { ViewProps } from '../view-props.ts';
import { hoursHeight } from '../view-skeleton.tsx';
import { useDaysInView } from './use-days-in-view.ts';
import { useWeekDrag } from './use-week-drag.ts';
import { WeekBlock, WeekTarget } from './week-block.tsx';
import { WeekHead } from './week-head.tsx';
import { timeOf, type WeekDay, weekDays } from './week-layout.ts';
import { weekTitle } from './week-title.ts';

const FIRST_HOUR = 8;
/** On phones, the days are wide enough for titles, and the week scrolls sideways within its box. */
const columns =
  'grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))] max-md:w-max max-md:grid-cols-[2.75rem_repeat(7,5.25rem)]';

/** A week with its hours. */
export default function WeekView({ days, selected, today, onSelect, switcher }: ViewProps) {
  const first = startOfWeek(selected);
  const week = useMemo(() => weekDays(days, first), [days, first]);
  const { target, isReady, handlers } = useWeekDrag(week);
  const scroller = useRef<HTMLElement>(null);
  const enteredBy = useRef<-1 | 0 | 1>(0);
  useScrollToHours(scroller, week, selected, enteredBy);
  const inView = useDaysInView(scroller);
  const hasEarlier = inView.first > 0;
  const hasLater = inView.last < 6;
  const step = (by: number) => addDays(selected, 7 * by);
  const go = (by: -1 | 1) => {
    if (inView.scroll(by)) return;
    enteredBy.current = by;
    onSelect(step(by));
  };
  return (
    <CalendarFrame
      title={weekTitle(addDays(first, inView.first), addDays(first, inView.last))}
      switcher={switcher}
      onToday={() => {
        if (scroller.current) showDay(scroller.current, today);
        onSelect(today);
      }}
      steps={
        <StepButtons
          unit="week"
          canStep={[hasEarlier || isPlainDate(step(-1)), hasLater || isPlainDate(step(1))]}
          names={{
            ...(hasEarlier && { back: weekWords('earlierDays') }),
            ...(hasLater && { forward: weekWords('laterDays') }),
          }}
          onStep={go}
        />
      }
    >
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where it has no links
        tabIndex={0}
        aria-label={weekWords('hours')}
        className={cn(
          hoursHeight,
          'relative overflow-auto overscroll-contain rounded-md [--hour:3rem] print:h-auto print:overflow-visible print:[--hour:1.25rem]',
        )}
      >
        <WeekHead
          week={week}
          selected={selected}
          today={today}
          onSelect={onSelect}
          className={columns}
        />
        <div
          {...handlers}
          className={cn(columns, 'select-none', isReady && '[&_[data-shoot]]:cursor-grab')}
        >
          <HourLabels />
          {week.map((day) => (
            <DayColumn key={day.date} day={day} isToday={day.date === today}>
              {target?.date === day.date && <WeekTarget target={target} />}
            </DayColumn>
          ))}
        </div>
      </section>
    </CalendarFrame>
  );
}

interface DayColumnProps {
  day: WeekDay;
  isToday: boolean;
  children: ReactNode;
}

function DayColumn({ day: { date, blocks }, isToday, children }: DayColumnProps) {
  return (
    <div
      data-day={date}
      className={cn(
        'relative h-[calc(24*var(--hour))] border-line border-l bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_var(--hour))]',
        isToday && 'bg-hover',
      )}
    >
      {blocks.length > 0 && (
        <ul aria-label={formatFullDate(date)}>
          {blocks.map((block) => (
            // A shoot that moves within its day is marked like one that arrives.
            <WeekBlock key={`${block.shoot.id} ${block.start}`} block={block} />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

const labeledHours = Array.from({ length: 23 }, (_, index) => index + 1);

function HourLabels() {
  return (
    <div
      aria-hidden
      className="num sticky left-0 z-10 bg-surface-1 text-ink-3 text-xs max-md:text-[0.6875rem]"
    >
      {labeledHours.map((hour) => (
        <span
          key={hour}
          style={{ top: `calc(${hour} * var(--hour))` }}
          className="absolute right-1.5 -translate-y-1/2 whitespace-nowrap max-md:right-1"
        >
          {formatHour(timeOf(hour * 60))}
        </span>
      ))}
    </div>
  );
}

/**
 * When another week is shown, scrolls to its first hour with a shoot, or to the morning, and to the selected day. After a
 * step, the days go on where those of the week before end.
 */
function useScrollToHours(
  scroller: RefObject<HTMLElement | null>,
  week: readonly WeekDay[],
  selected: PlainDate,
  enteredBy: RefObject<-1 | 0 | 1>,
): void {
  const first = week[0]?.date;
  const starts = week.flatMap(({ blocks }) =>
    blocks.flatMap(({ start, isContinued }) => (isContinued ? [] : start)),
  );
  const hour = Math.min(FIRST_HOUR, ...starts.map((start) => start / 60));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week scrolls, another shoot or day in it does not
  useLayoutEffect(() => {
    const box = scroller.current;
    const day = box?.querySelector('[data-day]');
    if (!box || !day) return;
    box.scrollTop = (day.clientHeight / 24) * Math.max(hour - 0.5, 0);
    const by = enteredBy.current;
    enteredBy.current = 0;
    if (by === 0) showDay(box, selected);
    else box.scrollLeft = by > 0 ? 0 : box.scrollWidth;
  }, [first]);
}

/** Scrolls sideways to a day, if it is in the week. */
function showDay(box: HTMLElement, date: PlainDate): void {
  const first = box.querySelector<HTMLElement>('[data-day]');
  const day = box.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (first && day) box.scrollLeft = day.offsetLeft - first.offsetLeft;
}
