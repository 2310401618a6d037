import type { View } from '../camera.ts';
import type { MapPoint } from '../map-props.ts';

export const latLngOf = ({ latitude, longitude }: MapPoint): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});

export const pointOf = ({ lat, lng }: google.maps.LatLngLiteral): MapPoint => ({
  latitude: lat,
  longitude: lng,
});

export function readView(map: google.maps.Map): View | null {
  const center = map.getCenter();
  const zoom = map.getZoom();
  return center && zoom !== undefined ? { center: pointOf(center.toJSON()), zoom } : null;
}

export const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
});
