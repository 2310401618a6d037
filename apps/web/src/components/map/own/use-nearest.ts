import { eastOf, southOf } from '@lensemble/contract/web-mercator';
import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { wrapLongitude } from '../points.ts';
import type { BaseLayer } from './base-layer.ts';
import { isMetric } from './is-metric.ts';
import { nearWords } from './near-words.ts';

/** From this zoom on, the view may contain no name. */
const FROM_ZOOM = 10;

/** The location of the map's center relative to the nearest town; null at lower zooms or without names. */
export function useNearest(map: LeafletMap, base: BaseLayer | null): string | null {
  const subscribe = (listener: () => void) => {
    map.on('moveend', listener);
    base?.on('names', listener);
    return () => {
      map.off('moveend', listener);
      base?.off('names', listener);
    };
  };
  return useSyncExternalStore(subscribe, () => {
    if (map.getZoom() < FROM_ZOOM) return null;
    const { lat, lng } = map.getCenter();
    const at = { x: eastOf(wrapLongitude(lng)), y: southOf(lat) };
    const name = base?.nearestTo(at.x, at.y);
    return name ? nearWords(at, name, isMetric) : null;
  });
}
