import { DURATION_MAX, DURATION_STEP } from '@lensemble/contract/constants';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { type PointerEvent, useState } from 'react';
import type { PlainDate } from '@/lib/time/dates.ts';
import { useCalendar } from '../calendar-context.ts';
import type { Point } from '../drag/drag.tsx';
import { dragWhenLoaded, isDragStart, useDragCode } from '../drag/use-drag-code.ts';
import { type Block, DAY_MINUTES, timeOf, type WeekDay } from './week-layout.ts';

/** Where a drop now would put a shoot. Minutes count from midnight. */
export interface Target {
  /** Null for a new shoot. */
  readonly shoot: ListedShoot | null;
  readonly date: PlainDate;
  readonly start: number;
  readonly end: number;
}

/** A place in a column of the week. */
interface Spot {
  readonly date: PlainDate;
  readonly minute: number;
}

/**
 * Dragging in the week: a shoot moves to another day and time, and over empty hours a new one of that duration begins.
 */
export function useWeekDrag(week: readonly WeekDay[]) {
  const { move, plan } = useCalendar();
  const { isReady, onPointerEnter } = useDragCode();
  const [target, setTarget] = useState<Target | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const from = spotAt({ x: event.clientX, y: event.clientY });
    if (!from || !isDragStart(event)) return;
    const pressed = blockAt(event.target, week, from.date);
    // The rest of a shoot of the day before has no beginning to move.
    if (pressed?.isContinued) return;
    const targetAt = (at: Point) => {
      const to = spotAt(at);
      if (!to) return null;
      return pressed ? movedTo(pressed, from, to) : newBetween(from, to);
    };
    dragWhenLoaded(event, {
      onMove: (at) => setTarget(targetAt(at)),
      onDrop: (at) => {
        const wanted = targetAt(at);
        if (!wanted) return;
        const { shoot, date, start, end } = wanted;
        if (shoot) move({ shoot, to: { date, time: timeOf(start) } });
        else plan({ date, time: timeOf(start), duration: end - start });
      },
      onEnd: () => setTarget(null),
    });
  };
  return { target, isReady, handlers: { onPointerEnter, onPointerDown } };
}

function movedTo({ shoot, start, end }: Block, from: Spot, to: Spot): Target {
  const wanted = stepped(start + to.minute - from.minute);
  const begin = Math.min(Math.max(wanted, 0), DAY_MINUTES - DURATION_STEP);
  return { shoot, date: to.date, start: begin, end: begin + end - start };
}

/** From the earlier to the later of two places of one day, at least one step, at most the longest shoot. */
function newBetween(from: Spot, to: Spot): Target {
  const [first, last] = [from.minute, to.minute].sort((a, b) => a - b) as [number, number];
  const start = Math.min(
    Math.floor(first / DURATION_STEP) * DURATION_STEP,
    DAY_MINUTES - DURATION_STEP,
  );
  const end = Math.min(Math.max(stepped(last), start + DURATION_STEP), start + DURATION_MAX);
  return { shoot: null, date: from.date, start, end };
}

const stepped = (minute: number) => Math.round(minute / DURATION_STEP) * DURATION_STEP;

function spotAt({ x, y }: Point): Spot | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const date = column?.dataset.day;
  if (!column || !date) return null;
  const { top, height } = column.getBoundingClientRect();
  return { date, minute: ((y - top) / height) * DAY_MINUTES };
}

function blockAt(
  target: EventTarget | null,
  week: readonly WeekDay[],
  date: PlainDate,
): Block | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-shoot]') : null;
  const day = week.find((one) => one.date === date);
  return day?.blocks.find(({ shoot }) => shoot.id === link?.dataset.shoot);
}
