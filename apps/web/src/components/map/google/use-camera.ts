import { type RefObject, useEffect } from 'react';
import { viewOf } from '../camera.ts';
import { wantsLessMotion } from '../less-motion.ts';
import type { MapCamera } from '../map-props.ts';
import { latLngOf, sizeOf } from './points.ts';

/** Moves the map to each new camera. `gone` holds the last camera across remounts of the map. */
export function useCamera(
  map: google.maps.Map,
  camera: MapCamera,
  gone: RefObject<MapCamera>,
): void {
  useEffect(() => {
    if (camera === gone.current) return;
    gone.current = camera;
    goTo(map, camera);
  }, [map, camera, gone]);
}

export function goTo(map: google.maps.Map, camera: MapCamera): void {
  const { center, zoom } = viewOf(camera, sizeOf(map.getDiv()));
  const target = latLngOf(center);
  if (wantsLessMotion()) {
    map.moveCamera({ center: target, zoom });
    return;
  }
  map.setZoom(zoom);
  map.panTo(target);
}
