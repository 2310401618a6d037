import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box that scrolls goes on at its right side. @param width of its content, which measures again when it changes */
export function useMoreAtRight(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasMore, setHasMore] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || width === 0) return undefined;
    const measure = () =>
      setHasMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, width]);
  return hasMore;
}
