import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROW_HEIGHT } from './table-row.tsx';
import { watchBox } from './watch-box.ts';

const OVERSCAN = 10;
/** Until the box is measured. */
const FIRST_ROWS = 30;

interface RowWindow {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

/** The rows near the visible part of a box that scrolls. All rows have the same height. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [window, setWindow] = useState<RowWindow>({ from: 0, to: FIRST_ROWS });
  const isThere = count > 0;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isThere) return undefined;
    return watchBox(element, () => {
      const from = Math.floor(element.scrollTop / ROW_HEIGHT) - OVERSCAN;
      const to = Math.ceil((element.scrollTop + element.clientHeight) / ROW_HEIGHT) + OVERSCAN;
      setWindow((old) => (old.from === from && old.to === to ? old : { from, to }));
    });
  }, [box, isThere]);
  const from = Math.min(Math.max(window.from, 0), count);
  return { from, to: Math.max(from, Math.min(window.to, count)) };
}
