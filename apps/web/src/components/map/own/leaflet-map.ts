import { CRS, Map as LeafletMap, Projection } from 'leaflet';
import { MAX_ZOOM, type View } from '../camera.ts';
import { wantsLessMotion } from '../less-motion.ts';
import type { MapPoint } from '../map-props.ts';

export type LatLng = [latitude: number, longitude: number];

export const latLngOf = ({ latitude, longitude }: MapPoint): LatLng => [latitude, longitude];

const MANY_WORLDS = 360 * 100;

/** Degrees of latitude. The water beyond the edges of the world allows fitted points to be centered. */
const FARTHEST = 88;
const crs = {
  ...CRS.EPSG3857,
  projection: { ...Projection.SphericalMercator, MAX_LATITUDE: FARTHEST },
};

/** An empty map. React draws the controls, markers and credits. */
export function createMap(box: HTMLElement, view: View): LeafletMap {
  const calm = wantsLessMotion();
  const map = new LeafletMap(box, {
    crs,
    center: latLngOf(view.center),
    zoom: view.zoom,
    maxZoom: MAX_ZOOM,
    minZoom: widestZoom(box.clientWidth),
    maxBounds: [
      [-FARTHEST, -MANY_WORLDS],
      [FARTHEST, MANY_WORLDS],
    ],
    maxBoundsViscosity: 1,
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    boxZoom: false,
    zoomAnimation: !calm,
    fadeAnimation: false,
    markerZoomAnimation: !calm,
    inertia: !calm,
  });
  map.createPane('streets').style.zIndex = '300';
  return map;
}

/** The zoom at which the world is about as wide as the box. */
export function widestZoom(width: number): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(1, width) / 512)));
}
