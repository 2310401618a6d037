import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchBox } from './watch-box.ts';

/** Whether a box that scrolls goes on at its right side. @param width of its content, which measures again when it changes */
export function useMoreAtRight(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasMore, setHasMore] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || width === 0) return undefined;
    return watchBox(element, () =>
      setHasMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1),
    );
  }, [box, width]);
  return hasMore;
}
