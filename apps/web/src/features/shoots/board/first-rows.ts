export const GAP = 12;

/** How many rows fill the window, by their estimated heights in px. */
export function firstRows(count: number, heightOf: (index: number) => number): number {
  let rows = 0;
  for (let height = 0; rows < count && height < window.innerHeight; rows += 1)
    height += heightOf(rows) + GAP;
  return rows;
}

/** The estimated height of all rows in px. */
export function heightOfRows(count: number, heightOf: (index: number) => number): number {
  let height = GAP * (count - 1);
  for (let index = 0; index < count; index += 1) height += heightOf(index);
  return height;
}
