export type Position = [longitude: number, latitude: number];

const KM_PER_DEGREE = 111.2;

/**
 * Simplifies a line with the Visvalingam–Whyatt algorithm: removes the point with the smallest triangle until every
 * triangle has at least `minKm2`. Keeps both ends and at least `minPoints` points.
 */
export function simplify(line: readonly Position[], minKm2: number, minPoints = 2): Position[] {
  const points = line.map(([x, y]) => ({ x, y, area: Number.POSITIVE_INFINITY }));
  const before = points.map((_, i) => i - 1);
  const after = points.map((_, i) => i + 1);
  const areaAt = (i: number) =>
    triangleKm2(points[before[i] ?? 0], points[i], points[after[i] ?? 0]);
  const heap = new Heap();
  for (let i = 1; i < points.length - 1; i++) {
    const area = areaAt(i);
    setArea(points[i], area);
    heap.push({ i, area });
  }
  const gone = new Set<number>();
  for (let next = heap.pop(); next && next.area < minKm2; next = heap.pop()) {
    if (points.length - gone.size <= minPoints) break;
    const { i, area } = next;
    if (gone.has(i) || points[i]?.area !== area) continue;
    gone.add(i);
    const [left = 0, right = 0] = [before[i], after[i]];
    after[left] = right;
    before[right] = left;
    for (const neighbour of [left, right]) {
      if (neighbour === 0 || neighbour === points.length - 1) continue;
      // At least the area of the removed point: the removal itself must not make a neighbor the next to go.
      const worth = Math.max(area, areaAt(neighbour));
      setArea(points[neighbour], worth);
      heap.push({ i: neighbour, area: worth });
    }
  }
  return line.filter((_, i) => !gone.has(i));
}

interface Point {
  x: number;
  y: number;
  area: number;
}

function setArea(point: Point | undefined, area: number): void {
  if (point) point.area = area;
}

function triangleKm2(a?: Point, b?: Point, c?: Point): number {
  if (!a || !b || !c) return Number.POSITIVE_INFINITY;
  const doubled = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  return (Math.abs(doubled) / 2) * KM_PER_DEGREE ** 2 * Math.cos((b.y * Math.PI) / 180);
}

export function ringKm2(ring: readonly Position[]): number {
  let doubled = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  const latitude = ring[0]?.[1] ?? 0;
  return (Math.abs(doubled) / 2) * KM_PER_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180);
}

interface Entry {
  readonly i: number;
  readonly area: number;
}

class Heap {
  readonly #entries: Entry[] = [];

  push(entry: Entry): void {
    const entries = this.#entries;
    let at = entries.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = entries[above];
      if (!parent || parent.area <= entry.area) break;
      entries[at] = parent;
      at = above;
    }
    entries[at] = entry;
  }

  pop(): Entry | undefined {
    const entries = this.#entries;
    const [top] = entries;
    const last = entries.pop();
    if (!last || entries.length === 0) return top;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const isRight = (entries[left + 1]?.area ?? Infinity) < (entries[left]?.area ?? Infinity);
      const below = isRight ? left + 1 : left;
      const child = entries[below];
      if (!child || child.area >= last.area) break;
      entries[at] = child;
      at = below;
    }
    entries[at] = last;
    return top;
  }
}
