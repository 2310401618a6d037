import { useRef } from 'react';
import { useSwipe } from '@/features/shoots/editor/references/viewer/use-swipe.ts';
import { isMonth, type PlainMonth, shiftMonth } from '@/lib/time/dates.ts';

const SLIDE_MS = 180;

/** A swipe to the side shows the next or the previous month, which slides in. The element must leave vertical scrolling to the browser. */
export function useMonthSwipe(month: PlainMonth, setMonth: (month: PlainMonth) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const swipe = useSwipe((by) => {
    const next = shiftMonth(month, by);
    if (!isMonth(next)) return;
    setMonth(next);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = { transform: `translateX(${by * 3}rem)`, opacity: 0.3 };
    ref.current?.animate([from, {}], { duration: SLIDE_MS, easing: 'ease-out' });
  });
  return { ref, swipe };
}
