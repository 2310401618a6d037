import { CRS, Map as LeafletMap, Projection } from 'leaflet';
import type { View } from '../camera.ts';
import { MAX_ZOOM } from '../camera.ts';
import { wantsLessMotion } from '../less-motion.ts';
import type { MapPoint } from '../map-props.ts';

export type LatLng = [latitude: number, longitude: number];

export const latLngOf = ({ latitude, longitude }: MapPoint): LatLng => [latitude, longitude];

/** Far enough to go around the globe for as long as one likes. */
const MANY_WORLDS = 360 * 100;

/** A little water beyond the edges of the world: where it is hardly higher than the box, what is fitted can be centered. */
const FARTHEST = 88;
const crs = {
  ...CRS.EPSG3857,
  projection: { ...Projection.SphericalMercator, MAX_LATITUDE: FARTHEST },
};

/** An empty map in a box. Controls, markers and credits are drawn by React. */
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

/** The zoom at which the box is about as wide as the world. */
export function widestZoom(width: number): number {
  return Math.max(1, Math.ceil(Math.log2(Math.max(1, width) / 512)));
}
