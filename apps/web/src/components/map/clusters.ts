import Supercluster from 'supercluster';
import { MAX_ZOOM } from './camera.ts';
import { type Drawn, makeRoom } from './make-room.ts';
import type { MapMarker, MapPoint } from './map-props.ts';
import { isPoint, onMap, wrapLongitude } from './points.ts';

/** A part of the world, in degrees. `west` and `east` may lie beyond ±180. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface ShownView {
  readonly zoom: number;
  readonly bounds: Bounds;
}

/** How much is drawn beyond each edge, as a fraction of the box, so that a drag reveals drawn pins. */
export const BEYOND = 0.4;

export interface Single<Marker> {
  readonly kind: 'single';
  readonly key: string;
  readonly at: MapPoint;
  readonly marker: Marker;
}

export interface Crowd<Marker> {
  readonly kind: 'crowd';
  readonly key: string;
  readonly at: MapPoint;
  readonly markers: readonly Marker[];
  /** The zoom at which the cluster splits; null if it never does. */
  readonly splitsAt: number | null;
}

export type Pin<Marker> = Single<Marker> | Crowd<Marker>;

/** Markers closer than this form a cluster, in pixels: slightly more than the width of a marker. */
const RADIUS_PX = 56;
const TILE_PX = 256;

interface Properties<Marker> {
  readonly marker: Marker;
}

export interface Clusters<Marker> {
  pinsIn: (bounds: Bounds, zoom: number) => Pin<Marker>[];
}

/** Clusters of markers that overlap at a zoom. Markers with invalid coordinates are left out. */
export function clustersOf<Marker extends MapMarker>(markers: readonly Marker[]): Clusters<Marker> {
  const index = new Supercluster<Properties<Marker>>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
  });
  index.load(
    markers.filter(isPoint).map((marker) => {
      const { latitude, longitude } = onMap(marker);
      return {
        type: 'Feature',
        properties: { marker },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      };
    }),
  );
  return drawnFrom((level) =>
    index.getClusters(WORLD, level).map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const at = { latitude, longitude };
      if (!('cluster' in properties)) return { at, markers: [properties.marker] };
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      return { at, markers: leaves.map((leaf) => leaf.properties.marker) };
    }),
  );
}

const WORLD: [number, number, number, number] = [-180, -90, 180, 90];

/** Lays out the whole world per zoom: clusters must not depend on the visible part. */
function drawnFrom<Marker extends MapMarker>(
  near: (level: number) => Drawn<Marker>[],
): Clusters<Marker> {
  const levels = new Map<number, Drawn<Marker>[]>();
  const drawnAt = (level: number) => {
    const drawn = levels.get(level) ?? makeRoom(near(level), level);
    levels.set(level, drawn);
    return drawn;
  };
  const splitsAt = (markers: readonly Marker[], level: number) => {
    for (let next = level + 1; next <= MAX_ZOOM; next += 1) {
      const holder = drawnAt(next).find((one) =>
        one.markers.some(({ id }) => id === markers[0]?.id),
      );
      const held = new Set(holder?.markers.map(({ id }) => id));
      if (!markers.every(({ id }) => held.has(id))) return next;
    }
    return null;
  };
  return {
    pinsIn: (bounds, zoom) => {
      const level = Math.min(MAX_ZOOM, Math.max(0, Math.round(zoom)));
      return within(drawnAt(level), bounds)
        .map((drawn) => pinOf(drawn, (markers) => splitsAt(markers, level)))
        .sort((a, b) => b.at.latitude - a.at.latitude || a.at.longitude - b.at.longitude);
    },
  };
}

/** The drawn markers within `bounds`, each once, at the copy of the world that is shown. */
function within<Marker>(all: readonly Drawn<Marker>[], bounds: Bounds): Drawn<Marker>[] {
  const middle = (bounds.west + bounds.east) / 2;
  return all.flatMap(({ at: { latitude, longitude: own }, markers }) => {
    const longitude = middle + wrapLongitude(own - middle);
    const isIn =
      latitude >= bounds.south &&
      latitude <= bounds.north &&
      longitude >= bounds.west &&
      longitude <= bounds.east;
    return isIn ? [{ at: { latitude, longitude }, markers }] : [];
  });
}

function pinOf<Marker extends MapMarker>(
  { at, markers }: Drawn<Marker>,
  splitsAt: (markers: readonly Marker[]) => number | null,
): Pin<Marker> {
  const [first] = markers;
  if (first && markers.length === 1) return { kind: 'single', key: first.id, at, marker: first };
  return {
    kind: 'crowd',
    key: `crowd-${markers.length}-${first?.id}`,
    at,
    markers,
    // A getter, because the computation is slow and only an opened cluster needs it.
    get splitsAt() {
      return splitsAt(markers);
    },
  };
}
