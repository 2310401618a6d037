/** A place on the board: which column, and which card of it. */
export interface Place {
  readonly column: number;
  readonly index: number;
}

/**
 * Where a key leads from a card: up and down within the column, Home and End to its ends, left and right to the next
 * column that has cards, about as far down.
 *
 * @param sizes how many cards each column has
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
