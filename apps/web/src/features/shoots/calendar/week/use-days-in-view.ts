import { type RefObject, useLayoutEffect, useState } from 'react';

interface Days {
  /** From 0 to 6. */
  readonly first: number;
  readonly last: number;
}

/** Which days of a week are in view, at least half of each. On phones, the week scrolls sideways within its box. */
export function useDaysInView(scroller: RefObject<HTMLElement | null>) {
  const [days, setDays] = useState<Days>({ first: 0, last: 6 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const measure = () => {
      const { first, last } = daysIn(box);
      setDays((old) => (old.first === first && old.last === last ? old : { first, last }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  /** Brings earlier or later days into view, and keeps one of those that are. False if there are none. */
  const scroll = (by: -1 | 1): boolean => {
    if (by < 0 ? days.first === 0 : days.last === 6) return false;
    const box = scroller.current;
    const width = box?.querySelector('[data-day]')?.clientWidth ?? 0;
    box?.scrollBy({ left: by * Math.max(days.last - days.first, 1) * width });
    return true;
  };
  return { ...days, scroll };
}

function daysIn(box: HTMLElement): Days {
  const columns = [...box.querySelectorAll<HTMLElement>('[data-day]')];
  const hours = columns[0]?.offsetLeft ?? 0;
  const isInView = ({ offsetLeft, offsetWidth }: HTMLElement) => {
    const middle = offsetLeft + offsetWidth / 2 - box.scrollLeft;
    return middle >= hours && middle <= box.clientWidth;
  };
  const first = columns.findIndex(isInView);
  return first < 0 ? { first: 0, last: 6 } : { first, last: columns.findLastIndex(isInView) };
}
