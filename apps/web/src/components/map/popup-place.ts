/** What a box, a card in it and the point below the card measure, in pixels of the box. */
export interface CardPlace {
  readonly box: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  readonly point: { readonly x: number; readonly y: number };
  /** How far above the point the card ends. */
  readonly gap: number;
}

const MARGIN = 12;
/** Screens lay their own controls along the upper edge. */
const TOP = 64;
/** A crowd's lower half stands below its point. */
const PIN_BELOW = 32;
/** The controls stand in the lower right corner. */
const CONTROLS = { width: 76, height: 168 };

/** How far everything must move for a card to be whole within its box; nothing where it is. */
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

/** The same for a card along the lower edge: its pin is to stand above it. */
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
