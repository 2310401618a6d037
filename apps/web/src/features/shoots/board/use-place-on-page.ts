import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Where the list begins on the page, and how wide it is. */
export function usePlaceOnPage(list: RefObject<HTMLElement | null>): {
  top: number;
  width: number;
} {
  const [place, setPlace] = useState({ top: 0, width: 300 });
  useLayoutEffect(() => {
    const measure = () => {
      const rect = list.current?.getBoundingClientRect();
      if (!rect) return;
      const next = { top: Math.round(rect.top + window.scrollY), width: Math.round(rect.width) };
      setPlace((old) => (old.top === next.top && old.width === next.width ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [list]);
  return place;
}
