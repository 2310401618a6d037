import { useEffect, useRef } from 'react';
import type { Crowd, Pin } from './clusters.ts';
import type { MapMarker } from './map-props.ts';

interface Heir {
  readonly expectHeir: (crowd: Crowd<MapMarker>) => void;
  readonly refOf: (key: string) => (element: HTMLElement | null) => void;
}

/** When an opened cluster disappears with the focus, moves the focus to the first of its markers. */
export function useHeir(inView: readonly Pin<MapMarker>[]): Heir {
  const opened = useRef<Crowd<MapMarker> | null>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    const crowd = opened.current;
    if (!crowd || inView.some(({ key }) => key === crowd.key)) return;
    opened.current = null;
    if (document.activeElement !== document.body) return;
    const ids = new Set(crowd.markers.map(({ id }) => id));
    const heir = inView.find((pin) => idsOf(pin).some((id) => ids.has(id)));
    if (heir) elements.current.get(heir.key)?.focus({ preventScroll: true });
  }, [inView]);
  return {
    expectHeir: (crowd) => {
      opened.current = crowd;
    },
    refOf: (key) => (element) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
  };
}

const idsOf = (pin: Pin<MapMarker>) =>
  pin.kind === 'single' ? [pin.marker.id] : pin.markers.map(({ id }) => id);
