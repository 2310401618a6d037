import type { Name } from './names.ts';
import { overlap, type WorldBox } from './world.ts';

/** A place name at a zoom, in pixels of the world at that zoom. */
export interface Label {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly box: WorldBox;
}

export type Measure = (text: string, size: number) => number;

const GAP_PX = 6;
export const REACH_PX = 192;

/** The smallest population whose name is drawn, by zoom. */
const smallest = [8e6, 8e6, 4e6, 2e6, 1e6, 5e5, 2e5, 1e5, 5e4, 1.5e4];

const smallestAt = (zoom: number) => smallest[zoom] ?? 1.5e4;

const NEAR_ZOOM = 10;

function sizeOf(population: number, zoom: number): number {
  const more = zoom >= NEAR_ZOOM ? 2 : 0;
  if (population >= 1e6) return 13 + 2 * more;
  return (population >= 2e5 ? 12 : 11) + more;
}

/**
 * The labels of `names`, which must be sorted by population, largest first. A name is left out if it would overlap a
 * larger place's name, drawn or not. The result depends only on the neighbors, so all tiles agree.
 */
export function labelsOf(names: readonly Name[], zoom: number, measure: Measure): Label[] {
  const candidates = names
    .filter(({ population }) => population >= smallestAt(zoom))
    .map((name) => labelOf(name, zoom, measure));
  return candidates.filter(
    (label, i) => !candidates.slice(0, i).some((larger) => overlap(larger.box, label.box)),
  );
}

function labelOf(name: Name, zoom: number, measure: Measure): Label {
  const world = 256 * 2 ** zoom;
  const size = sizeOf(name.population, zoom);
  const half = Math.min(REACH_PX, measure(name.text, size)) / 2 + GAP_PX;
  const [x, y] = [name.x * world, name.y * world];
  // The name is above its dot.
  return {
    name,
    x,
    y,
    size,
    box: { left: x - half, right: x + half, top: y - size - 12, bottom: y + GAP_PX },
  };
}

export class NameIndex {
  readonly #cells = new Map<number, Name[]>();
  static readonly #side = 256;

  add(names: readonly Name[]): void {
    for (const name of names) {
      const key = cellOf(name.x, name.y, NameIndex.#side);
      const cell = this.#cells.get(key);
      if (cell) cell.push(name);
      else this.#cells.set(key, [name]);
    }
  }

  /** The names within a box, largest places first. */
  within(box: WorldBox): Name[] {
    const side = NameIndex.#side;
    const found: Name[] = [];
    const rows = { from: Math.floor(box.top * side), to: Math.floor(box.bottom * side) };
    for (let row = Math.max(0, rows.from); row <= Math.min(side - 1, rows.to); row++) {
      const to = Math.min(side - 1, Math.floor(box.right * side));
      for (let column = Math.max(0, Math.floor(box.left * side)); column <= to; column++) {
        found.push(...(this.#cells.get(row * side + column) ?? []));
      }
    }
    return found.sort((a, b) => b.population - a.population || a.x - b.x || a.y - b.y);
  }

  /** The closest name of any size; null if none is within about 1/16 of the world's width. */
  nearestTo(x: number, y: number): Name | null {
    for (let reach = 1 / NameIndex.#side; reach < 1 / 8; reach *= 2) {
      const box = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
      const away = (name: Name) => Math.hypot(name.x - x, name.y - y);
      const near = this.within(box).filter((name) => away(name) <= reach);
      if (near.length > 0) return near.reduce((a, b) => (away(b) < away(a) ? b : a));
    }
    return null;
  }
}

const cellOf = (x: number, y: number, side: number) =>
  Math.floor(y * side) * side + Math.floor(x * side);
