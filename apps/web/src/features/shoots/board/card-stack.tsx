import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import type { Range } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { inOrderOf } from '@/features/shoots/lib/status-order.ts';
import { cn } from '@/lib/cn.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';
import { BoardCard } from './board-card.tsx';
import { useBoard } from './board-context.ts';
import { estimateCardHeight } from './card-size.ts';
import { CardSlot, SLOT_HEIGHT } from './card-slot.tsx';
import { firstRows, GAP, heightOfRows } from './first-rows.ts';
import { focusWhenThere } from './focus-when-there.ts';
import { keepHeights, keptHeights } from './kept-heights.ts';
import { useLateVirtualizer } from './use-late-virtualizer.ts';
import { usePlaceOnPage } from './use-place-on-page.ts';
import { virtualCode } from './virtual-code.ts';

interface CardStackProps {
  status: ShootStatus;
  label: string;
  shoots: readonly ListedShoot[];
  /** The dragged card stays rendered while the page scrolls, because removing it would end a touch drag. */
  draggedId: string | null;
  /** The shoot that a drop now would move here. */
  slot: ListedShoot | null;
  selected: ReadonlySet<string>;
}

const OVERSCAN = 3;
/** Scroll padding for the sticky elements at the top, in px. */
const HEADER = 120;

/**
 * The cards of a column: the first ones one below the other, until the code is there that renders those near the window.
 * A column that is longer than the window loads it at once, the others when a card is dragged.
 */
export const CardStack = memo(function CardStack({
  status,
  label,
  shoots,
  draggedId,
  slot,
  selected,
}: CardStackProps) {
  const list = useRef<HTMLUListElement>(null);
  const { top, width } = usePlaceOnPage(list);
  const [current, setCurrent] = useState<string | null>(null);
  const draggedIndex = draggedId ? shoots.findIndex(({ id }) => id === draggedId) : -1;

  const [atFirst] = useState(() => keptHeights(status));
  const slotIndex = slot ? placeIn(shoots, status, slot) : -1;
  const rows = slot ? shoots.toSpliced(slotIndex, 0, slot) : shoots;
  const estimate = (index: number) =>
    index === slotIndex || !rows[index] ? SLOT_HEIGHT : estimateCardHeight(rows[index], width);
  const [first] = useState(() => firstRows(rows.length, estimate));
  const [hasFailed, setFailed] = useState(false);
  const isLong = rows.length > first;
  const code = useLateCode(virtualCode, isLong || draggedId !== null, () => setFailed(true));
  const virtualizer = useLateVirtualizer(code, {
    count: rows.length,
    estimateSize: estimate,
    getItemKey: (index) => (index === slotIndex ? 'slot' : (rows[index]?.id ?? index)),
    initialMeasurementsCache: atFirst,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: HEADER,
    scrollPaddingEnd: GAP * 2,
    rangeExtractor: useCallback(
      (range: Range) => withIndex(code?.rangeOf(range) ?? [], draggedIndex),
      [code, draggedIndex],
    ),
  });

  useEffect(() => {
    if (virtualizer) return () => keepHeights(status, virtualizer.takeSnapshot());
  }, [status, virtualizer]);

  const { registerColumn } = useBoard();
  useEffect(
    () =>
      registerColumn(status, (index, part) => {
        virtualizer?.scrollToIndex(index, { align: 'auto' });
        focusWhenThere(list.current, index, part);
      }),
    [registerColumn, status, virtualizer],
  );

  const inFlow = hasFailed ? rows : rows.slice(0, first);
  const items =
    virtualizer?.getVirtualItems() ??
    inFlow.map(({ id }, index) => ({ index, key: id, start: top }));
  const height = isLong && !hasFailed ? heightOfRows(rows.length, estimate) : undefined;
  const slotTop = slot ? (virtualizer?.measurementsCache[slotIndex]?.start ?? top) - top : 0;
  const tabStop = items.find(({ key }) => key === current) ?? items[0];
  return (
    <ul
      ref={list}
      aria-label={label}
      className={cn('relative', !virtualizer && 'flex flex-col')}
      style={virtualizer ? { height: virtualizer.getTotalSize() } : { gap: GAP, height }}
    >
      {slot && <CardSlot top={slotTop} />}
      {items.map(({ index, key, start }) => {
        const shoot = rows[index];
        return (
          shoot &&
          index !== slotIndex && (
            <li
              key={key}
              ref={virtualizer?.measureElement}
              data-index={index}
              aria-setsize={shoots.length}
              aria-posinset={index + 1}
              className={cn(
                'scroll-mt-30 scroll-mb-6',
                virtualizer && 'absolute inset-x-0 top-0',
                draggedId && 'motion-safe:transition-transform',
              )}
              style={virtualizer && { transform: `translateY(${start - top}px)` }}
            >
              <BoardCard
                shoot={shoot}
                isTabStop={key === tabStop?.key}
                isSelected={selected.has(shoot.id)}
                isDragged={shoot.id === draggedId}
                onFocus={setCurrent}
              />
            </li>
          )
        );
      })}
    </ul>
  );
});

function withIndex(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}

/** The index that a shoot would have in a column. */
function placeIn(shoots: readonly ListedShoot[], status: ShootStatus, shoot: ListedShoot): number {
  const compare = inOrderOf(status);
  const next = shoots.findIndex((other) => compare(shoot, other) < 0);
  return next < 0 ? shoots.length : next;
}
