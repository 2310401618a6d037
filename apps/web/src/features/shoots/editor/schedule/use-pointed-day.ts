import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DayHandlers } from '@/components/calendar/month-grid.tsx';
import type { PlainDate } from '@/lib/time/dates.ts';

const LONG_PRESS_MS = 450;

/** The day under the pointer or with the focus. A long press on a touch screen points at a day without choosing it. */
export function usePointedDay() {
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlersOf = (date: PlainDate): DayHandlers => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setPointed(date);
    },
    onFocus: () => setPointed(date),
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false;
      if (event.pointerType === 'mouse') return;
      release();
      timer.current = setTimeout(() => {
        wasLong.current = true;
        setPointed(date);
      }, LONG_PRESS_MS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: MouseEvent) => {
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (wasLong.current) event.stopPropagation();
      wasLong.current = false;
    },
  });
  return { pointed, handlersOf };
}
