import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { alignColumn, firstColumnInView } from './strip.ts';

/** The id under which the router stores the scroll position of the strip. */
export const STRIP = 'board';

interface ColumnStrip {
  strip: React.RefObject<HTMLDivElement | null>;
  /** The index of the first visible column. */
  active: number;
  /** Scrolls to a column. */
  show: (index: number) => void;
}

/**
 * Tracks the visible column and scrolls to columns.
 *
 * @param start the index of the first column to show
 * @param isFree whether a card is being dragged; the strip does not snap then
 */
export function useColumnStrip(start: number, isFree: boolean): ColumnStrip {
  const strip = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(start);
  const latest = useRef(start);
  const place = useElementScrollRestoration({ id: STRIP });
  const [placeAtFirst] = useState(place?.scrollX);

  const columnAt = useCallback((index: number) => {
    const column = strip.current?.children[index];
    return column instanceof HTMLElement ? column : undefined;
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const follow = () => {
      latest.current = firstColumnInView(element);
      setActive(latest.current);
    };
    const settle = () => stepBackToShortColumn(columnAt(firstColumnInView(element)));
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('scrollend', settle);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('scrollend', settle);
    };
  }, [columnAt]);

  useLayoutEffect(() => {
    const column = columnAt(latest.current);
    // On mount, this is the start. After a drag, browsers would snap back to the column where the drag began.
    if (!isFree && column) alignColumn(column, 'instant');
  }, [isFree, columnAt]);

  useLayoutEffect(() => {
    // After a reload, the router restores the position before the columns exist.
    if (strip.current && placeAtFirst !== undefined) strip.current.scrollLeft = placeAtFirst;
  }, [placeAtFirst]);

  const show = useCallback(
    (index: number) => {
      const column = columnAt(index);
      if (column) alignColumn(column, 'smooth');
    },
    [columnAt],
  );
  return { strip, active, show };
}

/** Far down the page, a short column would be empty. Scrolls up to where it has cards. */
function stepBackToShortColumn(column: HTMLElement | undefined): void {
  const content = column?.lastElementChild;
  if (!column || !content) return;
  const isPassed = content.getBoundingClientRect().bottom < window.innerHeight / 3;
  if (isPassed) window.scrollTo({ top: column.offsetTop, behavior: 'instant' });
}
