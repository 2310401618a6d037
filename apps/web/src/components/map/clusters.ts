import Supercluster from 'supercluster';
import { MAX_ZOOM } from './camera.ts';
import type { Drawn } from './make-room.ts';
import { makeRoom } from './make-room.ts';
import type { MapMarker, MapPoint } from './map-props.ts';
import { isPoint, onMap, wrapLongitude } from './points.ts';

/** A part of the world; `west` and `east` may lie beyond the date line on either side. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

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
  /** The zoom at which it falls apart; null where it never does. */
  readonly splitsAt: number | null;
}

export type Pin<Marker> = Single<Marker> | Crowd<Marker>;

/** Markers nearer than this crowd, in pixels: a little more than one is wide. */
const RADIUS_PX = 56;
const TILE_PX = 256;

interface Properties<Marker> {
  readonly marker: Marker;
}

export interface Clusters<Marker> {
  /** What is drawn of a part of the world, in reading order, northern ones first. */
  pinsIn: (bounds: Bounds, zoom: number) => Pin<Marker>[];
}

/** Markers that crowd at a zoom become one. Markers with impossible coordinates are left out. */
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

/** All of the world is laid out for a zoom at once: what crowds must not depend on what is in view. */
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

/** Those in a part of the world, on the turn of the globe that is shown, and none of them twice. */
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
    // Only whoever opens it needs to know, and to look for it takes a while.
    get splitsAt() {
      return splitsAt(markers);
    },
  };
}
