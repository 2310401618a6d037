import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { scaleAt } from '../scale.ts';
import { isMetric } from './is-metric.ts';

const MAX_PX = 88;

export function OwnScale({ map }: { map: LeafletMap }) {
  const subscribe = (listener: () => void) => {
    map.on('moveend', listener);
    return () => void map.off('moveend', listener);
  };
  const view = useSyncExternalStore(subscribe, () => `${map.getCenter().lat} ${map.getZoom()}`);
  const [latitude = 0, zoom = 0] = view.split(' ').map(Number);
  const { label, widthPx } = scaleAt(latitude, zoom, MAX_PX, isMetric);
  return (
    <span
      aria-hidden
      className="num pointer-events-none absolute right-17 bottom-2 z-1 grid justify-items-end rounded-xs bg-veil px-1 pb-0.5 text-[0.6875rem] text-map-label leading-tight whitespace-nowrap md:right-20"
    >
      {label}
      <span style={{ width: widthPx }} className="h-1 border-map-label border-x border-b" />
    </span>
  );
}
