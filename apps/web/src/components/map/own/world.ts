/** The resolution of the base map's files per side of the world: about 600 m per step at the equator. */
export const GRID_STEPS = 2 ** 16;

/** x and y in turn, from 0 to 1 on the Web Mercator square. */
export type Line = Float64Array;

export interface WorldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of a tile with a margin around it, as a fraction of its side. */
export function tileBox(z: number, x: number, y: number, margin = 0): WorldBox {
  const side = 2 ** -z;
  return {
    left: (x - margin) * side,
    top: (y - margin) * side,
    right: (x + 1 + margin) * side,
    bottom: (y + 1 + margin) * side,
  };
}

export function boxOf(line: Line): WorldBox {
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const box = { left: most, top: most, right: least, bottom: least };
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [x = 0, y = 0] = [line[i], line[i + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function overlap(a: WorldBox, b: WorldBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function contains(outer: WorldBox, inner: WorldBox): boolean {
  return (
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom
  );
}
