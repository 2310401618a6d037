import { MOBILE_BREAKPOINT_PX } from '@lensemble/contract/constants';
import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Of cards, in rem. */
export interface GridSize {
  readonly minWidth: number;
  readonly height: number;
  readonly phoneHeight: number;
}

interface Grid {
  readonly columns: number;
  readonly gap: number;
  readonly rowHeight: number;
  /** Where the grid begins on the page. */
  readonly top: number;
}

const GAP_REM = 1;
const PHONE_GAP_REM = 0.75;
/** Phones end where the styles end them (`md`), which moves with the reader's own size of text. */
const PHONE_REM = MOBILE_BREAKPOINT_PX / 16;
/** Below it, as with letters of twice the size, a picture leaves no room for words beside it. */
const TIGHT_REM = 18;

/** How many cards stand side by side, and how high they are; one on phones, as high as on a desk where that is tight. */
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

/** Measures the grid again whenever its room changes. */
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
    // What stands above it may grow or shrink.
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
