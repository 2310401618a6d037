/** The height of the menu where there is room for it, the least that shows two names, and what stays free around it. */
const HEIGHT = 224;
const LEAST = 96;
const GAP = 12;

export interface MenuPlace {
  readonly isAbove: boolean;
  /** The most that it may be high. */
  readonly height: number;
}

type Span = Pick<DOMRect, 'top' | 'bottom'>;

/** Above the field, unless it does not fit there and there is more room below. All in pixels of the window. */
export function placeOfMenu(field: Span, space: Span): MenuPlace {
  const above = field.top - space.top - GAP;
  const below = space.bottom - field.bottom - GAP;
  const isAbove = above >= Math.min(HEIGHT, below);
  return { isAbove, height: Math.max(LEAST, Math.min(HEIGHT, isAbove ? above : below)) };
}
