/** How far a picture is enlarged, and how far it is moved from the center, in pixels. */
export interface Magnified {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Magnified = { scale: 1, x: 0, y: 0 };
const MOST = 5;
const DOUBLE_TAP = 2.5;

/** Enlarges around a point, which stays where it is. Points are relative to the center of the box. */
export function scaledAt({ scale, x, y }: Magnified, to: number, at: Point, box: Box): Magnified {
  const next = Math.min(Math.max(to, 1), MOST);
  const moved = (point: number, shift: number) => point - (point - shift) * (next / scale);
  return within({ scale: next, x: moved(at.x, x), y: moved(at.y, y) }, box);
}

/** Enlarges the tapped point, or shows the whole picture again. */
export function doubleTapped(shown: Magnified, at: Point, box: Box): Magnified {
  return shown.scale > 1 ? WHOLE : scaledAt(shown, DOUBLE_TAP, at, box);
}

export function movedBy({ scale, x, y }: Magnified, by: Point, box: Box): Magnified {
  return within({ scale, x: x + by.x, y: y + by.y }, box);
}

/** Keeps the box filled. */
function within({ scale, x, y }: Magnified, { width, height }: Box): Magnified {
  const limited = (shift: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(Math.max(shift, -most), most) || 0;
  };
  return { scale, x: limited(x, width), y: limited(y, height) };
}
