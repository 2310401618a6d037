import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

const ROW_PX = 65;
const OVERSCAN_ROWS = 6;

interface ListWindow {
  /** The rendered rows, each with its distance from the row before, in pixels. */
  readonly rows: readonly (VirtualItem & { readonly gap: number })[];
  readonly height: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** The offset of a row from the top of the page, measured or estimated. */
  readonly topOf: (index: number) => number;
  readonly onFocus: (index: number | null) => void;
}

/** The rows near the window and the row that has the focus. Rows may change their height. */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ListWindow {
  const top = useTop(list);
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withRow(range, focused), [focused]),
  });
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map((item, i) => ({ ...item, gap: item.start - (items[i - 1]?.end ?? top) })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    topOf: (index) => virtualizer.measurementsCache[index]?.start ?? top + index * ROW_PX,
    onFocus: setFocused,
  };
}

/** The offset of the list from the top of the page. It changes with the content above the list. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const rect = list.current?.getBoundingClientRect();
      if (rect) setTop(Math.round(rect.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  const isOutside = row !== null && row < range.count && !rows.includes(row);
  return isOutside ? [...rows, row].sort((a, b) => a - b) : rows;
}
