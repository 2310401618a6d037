import type { MapPoint } from './map-props.ts';

/** The limit of the Web Mercator square, in degrees. */
const MAX_LATITUDE = 85.0511;

/** Whether the coordinates are valid. They come from users and other services. */
export function isPoint({ latitude, longitude }: MapPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** The point, with its latitude limited to the Web Mercator square. */
export function onMap({ latitude, longitude }: MapPoint): MapPoint {
  return { latitude: Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)), longitude };
}

/** The same meridian as a longitude from -180 to 180 degrees. */
export function wrapLongitude(longitude: number): number {
  return longitude - 360 * Math.floor((longitude + 180) / 360);
}
