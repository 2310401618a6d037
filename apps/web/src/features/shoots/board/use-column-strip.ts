import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { alignColumn, firstColumnInView } from './strip.ts';

/** The name under which the router remembers how far the strip was swiped. */
export const STRIP = 'board';

interface ColumnStrip {
  /** For the element that the columns stand in. */
  strip: React.RefObject<HTMLDivElement | null>;
  /** The column that a phone shows. */
  active: number;
  /** Swipes to a column. */
  show: (index: number) => void;
}

/**
 * Follows the swiping from column to column, and swipes on demand.
 *
 * @param start the column to begin with
 * @param isFree while a card is dragged the strip does not snap to its columns
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
    // At first that is the start; after a drag browsers would snap back to where the card came from.
    if (!isFree && column) alignColumn(column, 'instant');
  }, [isFree, columnAt]);

  useLayoutEffect(() => {
    // Whoever starts the page anew: the router did this before the columns were here.
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

/** Far down a long column, a short one beside it would show nothing: go up to where it has something. */
function stepBackToShortColumn(column: HTMLElement | undefined): void {
  const content = column?.lastElementChild;
  if (!column || !content) return;
  const isPassed = content.getBoundingClientRect().bottom < window.innerHeight / 3;
  if (isPassed) window.scrollTo({ top: column.offsetTop, behavior: 'instant' });
}
