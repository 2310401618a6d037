import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { wantsLessMotion } from '../less-motion.ts';
import type { MapCamera } from '../map-props.ts';
import { createMap, latLngOf, widestZoom } from './leaflet-map.ts';
import { Pins } from './pins.ts';
import { viewFor } from './view-for.ts';

export interface OwnMapParts {
  readonly map: LeafletMap;
  readonly pins: Pins;
  readonly rays: Pins;
}

/** The Leaflet map of a box, which it resizes with; null at the first render. */
export function useLeaflet(
  box: RefObject<HTMLDivElement | null>,
  camera: MapCamera,
): OwnMapParts | null {
  const [parts, setParts] = useState<OwnMapParts | null>(null);
  const start = useEffectEvent((element: HTMLElement) =>
    createMap(element, viewIn(element, camera)),
  );
  const look = useEffectEvent((map: LeafletMap) => {
    const { center, zoom } = viewIn(map.getContainer(), camera);
    map.setView(latLngOf(center), zoom, { animate: false });
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const map = start(element);
    setParts(partsOf(map));
    const resized = new ResizeObserver(() => {
      const wasHidden = map.getSize().x === 0;
      map.invalidateSize({ animate: false });
      map.setMinZoom(widestZoom(element.clientWidth));
      if (wasHidden) look(map);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      map.remove();
      setParts(null);
    };
  }, [box]);
  useCamera(parts?.map ?? null, camera);
  return parts;
}

function partsOf(map: LeafletMap): OwnMapParts {
  return {
    map,
    rays: new Pins(map, 'rays', 550),
    pins: new Pins(map, 'markers', 600),
  };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
});

const viewIn = (box: HTMLElement, camera: MapCamera) =>
  viewFor(camera, sizeOf(box), widestZoom(box.clientWidth));

function useCamera(map: LeafletMap | null, camera: MapCamera): void {
  const [gone, setGone] = useState(camera);
  useLayoutEffect(() => {
    if (!map || camera === gone) return;
    setGone(camera);
    goTo(map, camera);
  }, [map, camera, gone]);
}

const FLIGHT_SECONDS = 0.6;
const flights = new WeakSet<LeafletMap>();

/** Whether a map is flying to its camera. */
export const isFlying = (map: LeafletMap) => flights.has(map);

export function goTo(map: LeafletMap, camera: MapCamera): void {
  const { center, zoom } = viewIn(map.getContainer(), camera);
  const level = Math.max(zoom, map.getMinZoom());
  const nearest = nearestCopy(center.longitude, map.getCenter().lng);
  const target = latLngOf({ latitude: center.latitude, longitude: nearest });
  if (wantsLessMotion()) {
    map.setView(target, level, { animate: false });
    return;
  }
  flights.add(map);
  map.once('moveend', () => flights.delete(map));
  map.flyTo(target, level, { duration: FLIGHT_SECONDS });
}

/** The longitude on the copy of the world that is shown. */
function nearestCopy(longitude: number, shown: number): number {
  return longitude + 360 * Math.round((shown - longitude) / 360);
}
