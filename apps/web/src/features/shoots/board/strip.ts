/**
 * Brings a column into view where the board is swiped sideways; does nothing where all columns fit. (scrollIntoView would
 * also scroll the page, for a column is longer than the screen.)
 */
export function showColumn(column: HTMLElement, behavior: ScrollBehavior): void {
  const strip = column.parentElement;
  if (!strip) return;
  const isInView =
    column.offsetLeft >= strip.scrollLeft && endOf(column) <= strip.scrollLeft + strip.clientWidth;
  if (!isInView) alignColumn(column, behavior);
}

/** Swipes so far that the strip begins with this column. */
export function alignColumn(column: HTMLElement, behavior: ScrollBehavior): void {
  const strip = column.parentElement;
  if (!strip) return;
  const padding = Number.parseFloat(getComputedStyle(strip).paddingLeft);
  strip.scrollTo({ left: column.offsetLeft - padding, behavior });
}

/** Which column a strip shows first; the last one when it can be swiped no further. */
export function firstColumnInView(strip: HTMLElement): number {
  const columns = [...strip.children].filter((child) => child instanceof HTMLElement);
  if (strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2 && strip.scrollLeft > 0) {
    return columns.length - 1;
  }
  const index = columns.findIndex(
    (column) => column.offsetLeft + column.offsetWidth / 2 > strip.scrollLeft,
  );
  return Math.max(index, 0);
}

function endOf(column: HTMLElement): number {
  return column.offsetLeft + column.offsetWidth;
}
