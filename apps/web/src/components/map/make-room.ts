import { eastOf, latitudeOf, southOf } from '@lensemble/contract/web-mercator';
import type { MapPoint } from './map-props.ts';
import { wrapLongitude } from './points.ts';

export interface Drawn<Marker> {
  readonly at: MapPoint;
  readonly markers: readonly Marker[];
}

interface Spot<Marker> {
  readonly x: number;
  readonly y: number;
  readonly markers: readonly Marker[];
}

const PIN = { half: 24, above: 58, below: 2 };
const CROWD = { half: 28, above: 28, below: 28 };
/** The largest vertical distance at which two elements can overlap. */
const REACH_PX = PIN.above + CROWD.below;

/** Merges elements that overlap at a zoom, until none do. */
export function makeRoom<Marker>(drawn: readonly Drawn<Marker>[], zoom: number): Drawn<Marker>[] {
  const world = 256 * 2 ** zoom;
  let spots = drawn.map(({ at, markers }) => ({
    x: eastOf(at.longitude) * world,
    y: southOf(at.latitude) * world,
    markers,
  }));
  for (let before = spots.length + 1; spots.length < before; ) {
    before = spots.length;
    spots = joinOnce(spots, world);
  }
  return spots.map(({ x, y, markers }) => ({
    at: { latitude: latitudeOf(y / world), longitude: wrapLongitude((x / world - 0.5) * 360) },
    markers,
  }));
}

/** One pass from north to south. Each element absorbs the later ones that it overlaps. */
function joinOnce<Marker>(spots: readonly Spot<Marker>[], world: number): Spot<Marker>[] {
  const rest: (Spot<Marker> | null)[] = spots.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return rest.flatMap((first, i) => {
    if (!first) return [];
    let spot = first;
    for (let j = i + 1; j < rest.length; j += 1) {
      const other = rest[j];
      if (!other) continue;
      if (other.y - spot.y > REACH_PX) break;
      if (!cover(spot, other, world)) continue;
      spot = join(spot, other, world);
      rest[j] = null;
    }
    return [spot];
  });
}

function cover<Marker>(a: Spot<Marker>, b: Spot<Marker>, world: number): boolean {
  const [boxA, boxB] = [a, b].map(({ markers }) => (markers.length > 1 ? CROWD : PIN));
  if (!boxA || !boxB) return false;
  return (
    Math.abs(acrossFrom(a.x, b.x, world)) < boxA.half + boxB.half &&
    a.y - boxA.above < b.y + boxB.below &&
    b.y - boxB.above < a.y + boxA.below
  );
}

function join<Marker>(a: Spot<Marker>, b: Spot<Marker>, world: number): Spot<Marker> {
  const share = b.markers.length / (a.markers.length + b.markers.length);
  return {
    x: a.x + acrossFrom(a.x, b.x, world) * share,
    y: a.y + (b.y - a.y) * share,
    markers: [...a.markers, ...b.markers],
  };
}

/** The signed distance to the east, the shorter way around the globe. */
const acrossFrom = (from: number, to: number, world: number) =>
  to - from - world * Math.round((to - from) / world);
