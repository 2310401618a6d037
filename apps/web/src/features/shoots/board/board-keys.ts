/** A column index and the index of a card in it. */
export interface Place {
  readonly column: number;
  readonly index: number;
}

/**
 * The place that a key moves the focus to. Up and down move within the column, Home and End to its ends. Left and
 * right move to the next column with cards, to the same index or the last card.
 *
 * @param sizes the number of cards in each column
 */
export function placeForKey(sizes: readonly number[], from: Place, key: string): Place | undefined {
  const { column, index } = from;
  const last = (sizes[column] ?? 0) - 1;
  switch (key) {
    case 'ArrowUp':
      return index > 0 ? { column, index: index - 1 } : undefined;
    case 'ArrowDown':
      return index < last ? { column, index: index + 1 } : undefined;
    case 'Home':
      return { column, index: 0 };
    case 'End':
      return { column, index: last };
    case 'ArrowLeft':
      return beside(sizes, from, -1);
    case 'ArrowRight':
      return beside(sizes, from, 1);
    default:
      return undefined;
  }
}

function beside(
  sizes: readonly number[],
  { column, index }: Place,
  step: -1 | 1,
): Place | undefined {
  for (let next = column + step; next in sizes; next += step) {
    const size = sizes[next] ?? 0;
    if (size > 0) return { column: next, index: Math.min(index, size - 1) };
  }
  return undefined;
}
