import { type RefObject, useLayoutEffect, useState } from 'react';

/** The top of the list on the page and its width, in px. */
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
    // Content above the list may change its height.
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [list]);
  return place;
}
