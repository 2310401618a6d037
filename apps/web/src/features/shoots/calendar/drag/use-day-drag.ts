import type { ListedShoot } from '@lensemble/contract/shoots';
import { type PointerEvent, useState } from 'react';
import type { ShootsByDay } from '@/features/shoots/lib/shoots-by-day.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { useCalendar } from '../calendar-context.ts';
import type { Point } from './drag.tsx';
import { dragWhenLoaded, isDragStart, useDragCode } from './use-drag-code.ts';

interface DayDrag {
  /** Null for a new shoot. */
  readonly shoot: ListedShoot | null;
  readonly at: Point;
  /** The day that a drop now would take. */
  readonly over: PlainDate | null;
}

/**
 * Dragging in the month: a title moves its shoot to another day, the picture of a day that of its first shoot, and an
 * empty place becomes a new shoot.
 */
export function useDayDrag(days: ShootsByDay) {
  const { move, plan } = useCalendar();
  const { isReady, onPointerEnter } = useDragCode();
  const [drag, setDrag] = useState<DayDrag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const from = dayOf(event.target);
    if (!from || !isDragStart(event)) return;
    const id = closest(event.target, 'data-shoot') ?? pictured(event.target);
    const shoot = days.get(from)?.find((one) => one.id === id) ?? null;
    /** Where a drop puts the shoot. A new one begins on the first of the days. */
    const wantedAt = (at: Point) => {
      const over = dayAt(at);
      return !shoot && over && over > from ? from : over;
    };
    dragWhenLoaded(event, {
      onMove: (at) => setDrag({ shoot, at, over: wantedAt(at) }),
      onDrop: (at) => {
        const date = wantedAt(at);
        if (date && shoot) move({ shoot, to: { date } });
        else if (date) plan({ date });
      },
      onEnd: () => setDrag(null),
    });
  };
  return { drag, isReady, handlers: { onPointerEnter, onPointerDown } };
}

/** The shoot whose picture fills the day. What lies over the picture belongs to it, such as the number of the day. */
function pictured(target: EventTarget | null): string | null {
  const day = target instanceof Element ? target.closest('[data-date]') : null;
  const picture = day?.querySelector('[data-picture-of]');
  return picture?.getAttribute('data-picture-of') ?? null;
}

function dayAt({ x, y }: Point): PlainDate | null {
  return dayOf(document.elementFromPoint(x, y));
}

function dayOf(target: EventTarget | null): PlainDate | null {
  return closest(target, 'data-date');
}

function closest(target: EventTarget | null, attribute: string): string | null {
  const element = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  return element?.getAttribute(attribute) ?? null;
}
