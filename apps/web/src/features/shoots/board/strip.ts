/**
 * Scrolls the strip sideways to a column unless it is in view. Unlike `scrollIntoView`, does not scroll the page,
 * although columns are taller than the screen.
 */
export function showColumn(column: HTMLElement, behavior: ScrollBehavior): void {
  const strip = column.parentElement;
  if (!strip) return;
  const isInView =
    column.offsetLeft >= strip.scrollLeft && endOf(column) <= strip.scrollLeft + strip.clientWidth;
  if (!isInView) alignColumn(column, behavior);
}

/** Scrolls the strip so that it begins with this column. */
export function alignColumn(column: HTMLElement, behavior: ScrollBehavior): void {
  const strip = column.parentElement;
  if (!strip) return;
  const padding = Number.parseFloat(getComputedStyle(strip).paddingLeft);
  strip.scrollTo({ left: column.offsetLeft - padding, behavior });
}

/** The index of the first visible column, or of the last column if the strip is scrolled to the end. */
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
