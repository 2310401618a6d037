/** The sizes of a box and a card, and the point below the card, in pixels of the box. */
export interface CardPlace {
  readonly box: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  readonly point: { readonly x: number; readonly y: number };
  readonly gap: number;
}

const MARGIN = 12;
/** Screens have controls along the upper edge. */
const TOP = 64;
/** The lower half of a cluster is below its point. */
const PIN_BELOW = 32;
/** The controls in the lower right corner. */
const CONTROLS = { width: 76, height: 168 };

/** How far to pan so that the whole card is visible, in pixels; 0 if it is. */
export function shiftIntoView({ box, card, point, gap }: CardPlace): { x: number; y: number } {
  const left = point.x - card.width / 2;
  const top = point.y - gap - card.height;
  const right = left + card.width;
  const bottom = top + card.height;
  const isAtControls = bottom > box.height - CONTROLS.height;
  const farthest = box.width - (isAtControls ? CONTROLS.width : MARGIN);
  return {
    x: shift(left, right, MARGIN, farthest),
    y: shift(top, point.y, TOP, box.height - PIN_BELOW),
  };
}

const DOCK_BOTTOM = 24;

/** How far to pan so that the pin is above a card along the lower edge, in pixels. */
export function shiftAboveDock({
  box,
  point,
  dockHeight,
}: Pick<CardPlace, 'box' | 'point'> & { readonly dockHeight: number }): { x: number; y: number } {
  const lowest = box.height - DOCK_BOTTOM - dockHeight - MARGIN;
  return {
    x: shift(point.x, point.x, PIN_BELOW, box.width - PIN_BELOW),
    y: shift(point.y, point.y, Math.min(2 * PIN_BELOW, lowest), lowest),
  };
}

function shift(from: number, to: number, min: number, max: number): number {
  if (from < min) return min - from;
  return to > max ? Math.max(max - to, min - from) : 0;
}
