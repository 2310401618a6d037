import Supercluster from 'supercluster';
import { MAX_ZOOM } from './camera.ts';
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

/** How near each other two pins may come, in pixels: a little more than one is wide. */
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
  return { pinsIn: (bounds, zoom) => pinsIn(index, bounds, zoom) };
}

function pinsIn<Marker extends MapMarker>(
  index: Supercluster<Properties<Marker>>,
  bounds: Bounds,
  zoom: number,
): Pin<Marker>[] {
  const level = Math.round(zoom);
  const middle = (bounds.west + bounds.east) / 2;
  // Beyond half the globe on either side the same markers would come again.
  const west = Math.max(bounds.west, middle - 180);
  const east = Math.min(bounds.east, middle + 180);
  const box: [number, number, number, number] =
    east - west >= 360
      ? [-180, bounds.south, 180, bounds.north]
      : [wrapLongitude(west), bounds.south, wrapLongitude(east), bounds.north];
  return index
    .getClusters(box, level)
    .map((feature) => pinOf(index, feature, middle))
    .sort((a, b) => b.at.latitude - a.at.latitude || a.at.longitude - b.at.longitude);
}

type Feature<Marker> = ReturnType<Supercluster<Properties<Marker>>['getClusters']>[number];

function pinOf<Marker extends MapMarker>(
  index: Supercluster<Properties<Marker>>,
  { properties, geometry }: Feature<Marker>,
  middle: number,
): Pin<Marker> {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const at = { latitude, longitude: middle + wrapLongitude(longitude - middle) };
  if (!('cluster' in properties)) {
    return { kind: 'single', key: properties.marker.id, at, marker: properties.marker };
  }
  const { cluster_id: id } = properties;
  const splitsAt = index.getClusterExpansionZoom(id);
  return {
    kind: 'crowd',
    key: `crowd-${id}`,
    at,
    markers: index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.marker),
    splitsAt: splitsAt > MAX_ZOOM ? null : splitsAt,
  };
}
