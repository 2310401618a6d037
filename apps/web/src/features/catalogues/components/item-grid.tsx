import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type GridSize, useGrid } from './use-grid.ts';

interface ItemGridProps<Item> {
  items: readonly Item[];
  size: GridSize;
  label: string;
  render: (item: Item) => ReactNode;
}

const OVERSCAN_ROWS = 1;

/** A virtualized grid of cards. It renders only the rows near the window and the row that has the focus. */
export function ItemGrid<Item extends { id: string }>({
  items,
  size,
  label,
  render,
}: ItemGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, gap, rowHeight, top } = useGrid(list, size);
  const [focused, setFocused] = useState<number | null>(null);
  const focusedRow = focused === null ? -1 : Math.floor(focused / columns);
  const rows = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows,
    estimateSize: () => rowHeight,
    gap,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withRow(range, focusedRow), [focusedRow]),
  });
  const shown = virtualizer
    .getVirtualItems()
    .flatMap(({ index: row, start }) =>
      items
        .slice(row * columns, (row + 1) * columns)
        .map((item, column) => ({ item, index: row * columns + column, column, y: start - top })),
    );
  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: rows * rowHeight + Math.max(0, rows - 1) * gap }}
      onBlur={() => setFocused(null)}
    >
      {shown.map(({ item, index, column, y }) => (
        <li
          key={item.id}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          onFocus={() => setFocused(index)}
          className="absolute top-0"
          style={{
            width,
            height: rowHeight,
            transform: `translateY(${y}px)`,
            insetInlineStart: `calc(${column} * (${width} + ${gap}px))`,
          }}
        >
          {render(item)}
        </li>
      ))}
    </ul>
  );
}

function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range);
  const isOutside = row >= 0 && row < range.count && !rows.includes(row);
  return isOutside ? [...rows, row].sort((a, b) => a - b) : rows;
}
