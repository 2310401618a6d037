import { clipRings, shapeOf } from '../../src/components/map/own/clip.ts';
import type { Position } from './simplify.ts';

const WORLD = { left: -180, right: 180, top: -90, bottom: 90 };
const SOUTH_POLE = -90;

/**
 * Converts a coast on the globe to coasts on a flat map. It cuts them at the date line and closes a coast around the
 * pole along the map's edge.
 */
export function flatten(ring: readonly Position[]): Position[][] {
  const line = closedAtPole(unwrap(ring));
  const turns = [-360, 0, 360].map((turn) =>
    shapeOf(Float64Array.from(line.flatMap(([x, y]) => [x + turn, y]))),
  );
  return clipRings(turns, WORLD).map(({ line: flat }) => positionsOf(flat));
}

/** Continues longitudes beyond 180 instead of wrapping around. */
function unwrap(line: readonly Position[]): Position[] {
  let turn = 0;
  return line.map(([x, y], i) => {
    const step = x - (line[i - 1]?.[0] ?? x);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [x + turn, y];
  });
}

function closedAtPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return ring;
  return [...ring, [last[0], SOUTH_POLE], [first[0], SOUTH_POLE]];
}

/** The parts of a border between its crossings of the date line. */
export function splitAtDateLine(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  line.forEach((position, i) => {
    const last = line[i - 1];
    if (last && Math.abs(position[0] - last[0]) <= 180) parts.at(-1)?.push(position);
    else parts.push([position]);
  });
  return parts.filter((part) => part.length > 1);
}

function positionsOf(line: Float64Array): Position[] {
  return Array.from({ length: line.length / 2 }, (_, i) => [
    line[2 * i] ?? 0,
    line[2 * i + 1] ?? 0,
  ]);
}
