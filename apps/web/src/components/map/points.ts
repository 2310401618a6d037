import type { MapPoint } from './map-props.ts';

/** What the square of Web Mercator can show. */
const MAX_LATITUDE = 85.0511;

/** Whether a map can show it: coordinates come from people and from other services. */
export function isPoint({ latitude, longitude }: MapPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Where it is drawn: the poles lie outside of every map. */
export function onMap({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude: Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)), longitude };
}

/** The longitude between -180 and 180 that is the same meridian. */
export function wrapLongitude(longitude: number): number {
  return longitude - 360 * Math.floor((longitude + 180) / 360);
}
