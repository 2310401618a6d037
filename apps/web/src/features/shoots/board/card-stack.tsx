import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { BoardCard } from './board-card.tsx';
import { useBoard } from './board-context.ts';
import { estimateCardHeight } from './card-size.ts';
import { focusWhenThere } from './focus-when-there.ts';
import { keepHeights, keptHeights } from './kept-heights.ts';
import { usePlaceOnPage } from './use-place-on-page.ts';

interface CardStackProps {
  status: ShootStatus;
  label: string;
  shoots: readonly ListedShoot[];
  /** The dragged card stays rendered while the page scrolls, because removing it would end a touch drag. */
  draggedId: string | null;
  selected: ReadonlySet<string>;
}

const GAP = 12;
const OVERSCAN = 3;
/** Scroll padding for the sticky elements at the top, in px. */
const HEADER = 120;

/** The cards of a column, virtualized. */
export const CardStack = memo(function CardStack({
  status,
  label,
  shoots,
  draggedId,
  selected,
}: CardStackProps) {
  const list = useRef<HTMLUListElement>(null);
  const { top, width } = usePlaceOnPage(list);
  const [current, setCurrent] = useState<string | null>(null);
  const draggedIndex = draggedId ? shoots.findIndex(({ id }) => id === draggedId) : -1;

  const [atFirst] = useState(() => keptHeights(status));
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: shoots.length,
    estimateSize: (index) => (shoots[index] ? estimateCardHeight(shoots[index], width) : 0),
    getItemKey: (index) => shoots[index]?.id ?? index,
    initialMeasurementsCache: atFirst,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: HEADER,
    scrollPaddingEnd: GAP * 2,
    rangeExtractor: useCallback((range: Range) => withIndex(range, draggedIndex), [draggedIndex]),
  });

  useEffect(() => () => keepHeights(status, virtualizer.takeSnapshot()), [status, virtualizer]);

  const { registerColumn } = useBoard();
  useEffect(
    () =>
      registerColumn(status, (index) => {
        virtualizer.scrollToIndex(index, { align: 'auto' });
        focusWhenThere(list.current, index);
      }),
    [registerColumn, status, virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  const tabStop = items.find(({ key }) => key === current) ?? items[0];
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const shoot = shoots[index];
        return (
          shoot && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={shoots.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <BoardCard
                shoot={shoot}
                isTabStop={key === tabStop?.key}
                isSelected={selected.has(shoot.id)}
                onFocus={setCurrent}
              />
            </li>
          )
        );
      })}
    </ul>
  );
});

function withIndex(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range);
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
