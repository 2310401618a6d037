import { boxOf, contains, type Line, overlap, type WorldBox } from './world.ts';

export interface Shape {
  readonly line: Line;
  readonly box: WorldBox;
}

export const shapeOf = (line: Line): Shape => ({ line, box: boxOf(line) });

/** Clips closed lines to a box. Where they leave the box, they follow its edge. */
export function clipRings(rings: readonly Shape[], box: WorldBox): Shape[] {
  return rings.flatMap((ring) => {
    if (!overlap(ring.box, box)) return [];
    if (contains(box, ring.box)) return [ring];
    const line = clipRing(ring.line, box);
    return line.length >= 6 ? [shapeOf(line)] : [];
  });
}

/** The Sutherland–Hodgman algorithm: clips at one edge after the other. */
function clipRing(ring: Line, box: WorldBox): Line {
  const left = cut(ring, 0, box.left, 1);
  const right = cut(left, 0, box.right, -1);
  const top = cut(right, 1, box.top, 1);
  return Float64Array.from(cut(top, 1, box.bottom, -1));
}

/** Keeps the part on the greater (`side` 1) or lesser (-1) side of a limit. `axis` 0 is x, 1 is y. */
function cut(ring: ArrayLike<number>, axis: 0 | 1, limit: number, side: 1 | -1): number[] {
  const kept: number[] = [];
  const count = ring.length;
  for (let i = 0; i < count; i += 2) {
    const before = i === 0 ? count - 2 : i - 2;
    const [x = 0, y = 0, lastX = 0, lastY = 0] = [
      ring[i],
      ring[i + 1],
      ring[before],
      ring[before + 1],
    ];
    const [here, last] = axis === 0 ? [x, lastX] : [y, lastY];
    const isIn = (here - limit) * side >= 0;
    if (isIn !== (last - limit) * side >= 0) {
      const part = (limit - last) / (here - last);
      kept.push(lastX + (x - lastX) * part, lastY + (y - lastY) * part);
    }
    if (isIn) kept.push(x, y);
  }
  return kept;
}

export function clipLines(lines: readonly Shape[], box: WorldBox): Shape[] {
  return lines.flatMap((line) => {
    if (!overlap(line.box, box)) return [];
    return contains(box, line.box) ? [line] : stretchesIn(line.line, box).map(shapeOf);
  });
}

function stretchesIn(line: Line, box: WorldBox): Line[] {
  const stretches: number[][] = [];
  let open: number[] | null = null;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = line.subarray(i, i + 4);
    const isNear =
      Math.min(x, nextX) <= box.right &&
      Math.max(x, nextX) >= box.left &&
      Math.min(y, nextY) <= box.bottom &&
      Math.max(y, nextY) >= box.top;
    if (!isNear) open = null;
    else if (open) open.push(nextX, nextY);
    else {
      open = [x, y, nextX, nextY];
      stretches.push(open);
    }
  }
  return stretches.map((stretch) => Float64Array.from(stretch));
}
