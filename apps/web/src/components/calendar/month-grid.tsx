// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are boxes of a CSS grid, which parts of a table cannot be
import { type DOMAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn.ts';
import { isPlainDate, monthOf, type PlainDate, type PlainMonth } from '@/lib/time/dates.ts';
import { formatMonth } from '@/lib/time/format.ts';
import { formatLongDate, formatWeekday, shortWeekday } from '@/lib/time/long-dates.ts';
import { narrowWeekday } from '@/lib/time/narrow-weekday.ts';
import { dateForKey, monthWeeks } from '@/lib/time/weeks.ts';

export interface DayState {
  readonly date: PlainDate;
  readonly day: number;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
}

/** Besides clicks and keys, which the grid handles. */
export type DayHandlers = Omit<
  DOMAttributes<HTMLButtonElement>,
  'onClick' | 'onKeyDown' | 'children'
>;

interface MonthGridProps {
  month: PlainMonth;
  selected: PlainDate | null;
  /** The selected days, where several can be. `selected` then has the tab stop. */
  chosen?: ReadonlySet<PlainDate>;
  today: PlainDate;
  onSelect: (date: PlainDate) => void;
  /** Called when a key moves the focus to a day of another month. The caller then shows that month. */
  onMonthChange: (month: PlainMonth, date: PlainDate) => void;
  renderDay: (state: DayState) => ReactNode;
  /** Appended to the accessible name of a day, e.g. "2 shoots: Kitsune, Selkie". */
  describeDay?: (date: PlainDate) => string | undefined;
  dayClassName: (state: DayState) => string;
  dayHandlers?: (date: PlainDate) => DayHandlers;
  /** 3 by default. */
  weekdayLetters?: number;
  weekdayClassName?: string;
  rowClassName?: string;
  /** The minimum number of rows. 6 gives every month the same height. */
  minimumWeeks?: number;
  className?: string;
}

/**
 * A month as a grid with one tab stop. Arrow keys, Home, End, Page Up and Page Down move the focus.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, selected, chosen, today, onSelect, onMonthChange, rowClassName } = props;
  const grid = useRef<HTMLDivElement>(null);
  const weeks = monthWeeks(month, props.minimumWeeks);
  const tabStop = tabStopOf(month, selected, today);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, date: PlainDate) => {
    const target = dateForKey(date, event.key, event.shiftKey);
    if (!target) return;
    event.preventDefault();
    const focus = () =>
      grid.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
    if (monthOf(target) === month) return focus();
    // The next key may follow before the next frame.
    flushSync(() => onMonthChange(monthOf(target), target));
    focus();
    // A month in the address changes later.
    requestAnimationFrame(focus);
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={formatMonth(month)}
      aria-multiselectable={chosen && true}
      className={props.className}
    >
      <Weekdays
        week={weeks[0] ?? []}
        letters={props.weekdayLetters ?? 3}
        className={props.weekdayClassName}
        rowClassName={rowClassName}
      />
      {weeks.map((week) => (
        <div
          key={week[0]}
          role="row"
          tabIndex={-1}
          className={cn('grid grid-cols-7', rowClassName)}
        >
          {week.map((date) => {
            const isSelected = chosen ? chosen.has(date) : date === selected;
            const state = { ...stateOf(date, month, today), isSelected };
            return (
              <div
                key={date}
                role="gridcell"
                tabIndex={-1}
                aria-selected={state.isSelected}
                className="min-w-0"
              >
                <button
                  type="button"
                  data-date={date}
                  disabled={!isPlainDate(date)}
                  tabIndex={date === tabStop ? 0 : -1}
                  aria-current={state.isToday ? 'date' : undefined}
                  className={props.dayClassName(state)}
                  {...props.dayHandlers?.(date)}
                  onClick={() => onSelect(date)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                >
                  <span className="sr-only">{spoken(date, props.describeDay)}</span>
                  <span aria-hidden className="contents">
                    {props.renderDay(state)}
                  </span>
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Weekdays({
  week,
  letters,
  className,
  rowClassName,
}: {
  week: readonly PlainDate[];
  letters: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
}) {
  return (
    <div role="row" tabIndex={-1} className={cn('@container grid grid-cols-7', rowClassName)}>
      {week.map((date) => (
        <span
          key={date}
          role="columnheader"
          tabIndex={-1}
          className={cn('whitespace-nowrap font-[560] text-ink-3 text-xs', className)}
        >
          {/* With large text, seven names have no room on a phone. */}
          <span aria-hidden className="[@container_(width<14rem)]:hidden">
            {shortWeekday(date, letters)}
          </span>
          <span aria-hidden className="hidden [@container_(width<14rem)]:inline">
            {narrowWeekday(date)}
          </span>
          <span className="sr-only">{formatWeekday(date)}</span>
        </span>
      ))}
    </div>
  );
}

function stateOf(
  date: PlainDate,
  month: PlainMonth,
  today: PlainDate,
): Omit<DayState, 'isSelected'> {
  return {
    date,
    day: Number(date.slice(8)),
    isOutside: monthOf(date) !== month,
    isToday: date === today,
  };
}

function tabStopOf(month: PlainMonth, selected: PlainDate | null, today: PlainDate): PlainDate {
  if (selected && monthOf(selected) === month) return selected;
  return monthOf(today) === month ? today : `${month}-01`;
}

function spoken(date: PlainDate, describeDay: MonthGridProps['describeDay']): string {
  const more = describeDay?.(date);
  return more ? `${formatLongDate(date, true)}, ${more}` : formatLongDate(date, true);
}
