import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { scaleAt } from '../scale.ts';

const MAX_PX = 88;

const isMetric = !/-(US|LR|MM|GB)\b/.test(navigator.language);

/** How long a stretch of the map is, beside the controls. */
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
      style={{ width: widthPx }}
      className="num pointer-events-none absolute whitespace-nowrap right-17 bottom-2 block md:right-20 border-map-label border-x border-b px-1 text-center text-[0.6875rem] text-map-label leading-tight [text-shadow:0_0_3px_var(--color-map-halo),0_0_2px_var(--color-map-halo)]"
    >
      {label}
    </span>
  );
}
