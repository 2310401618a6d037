import { MOBILE_BREAKPOINT_PX } from '@lensemble/contract/constants';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of a card, in rem. */
export interface GridSize {
  readonly minWidth: number;
  readonly height: number;
  readonly phoneHeight: number;
}

interface Grid {
  readonly columns: number;
  readonly gap: number;
  readonly rowHeight: number;
  /** The grid's offset from the top of the page, in pixels. */
  readonly top: number;
}

const GAP_REM = 1;
const PHONE_GAP_REM = 0.75;
/** The `md` breakpoint of the styles in rem, because it depends on the user's text size. */
const PHONE_REM = MOBILE_BREAKPOINT_PX / 16;
/** On narrower screens, e.g. with text of twice the size, a picture leaves no space for text beside it. */
const TIGHT_REM = 18;

/**
 * The number of columns and the row height, in pixels. Phones have one column. On narrow ones the cards are at least as
 * high as on desktops.
 */
export function gridOf(
  size: GridSize,
  { width, screen, rem }: { width: number; screen: number; rem: number },
): Omit<Grid, 'top'> {
  if (screen < PHONE_REM * rem) {
    const isTight = screen < TIGHT_REM * rem;
    const height = isTight ? Math.max(size.height, size.phoneHeight) : size.phoneHeight;
    return { columns: 1, gap: PHONE_GAP_REM * rem, rowHeight: height * rem };
  }
  const gap = GAP_REM * rem;
  const columns = Math.max(1, Math.floor((width + gap) / (size.minWidth * rem + gap)));
  return { columns, gap, rowHeight: size.height * rem };
}

export function useGrid(list: RefObject<HTMLElement | null>, size: GridSize): Grid {
  const [grid, setGrid] = useState<Grid>(() => ({
    ...gridOf(size, { width: 1, screen: MOBILE_BREAKPOINT_PX - 1, rem: 16 }),
    top: 0,
  }));
  useLayoutEffect(() => {
    const measure = () => {
      const rect = list.current?.getBoundingClientRect();
      if (!rect) return;
      const next = {
        ...gridOf(size, {
          width: rect.width,
          screen: window.innerWidth,
          rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        }),
        top: Math.round(rect.top + window.scrollY),
      };
      setGrid((old) => (isSame(old, next) ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    // Content above the grid may change its height.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, size]);
  return grid;
}

function isSame(a: Grid, b: Grid): boolean {
  return (
    a.columns === b.columns && a.gap === b.gap && a.rowHeight === b.rowHeight && a.top === b.top
  );
}
