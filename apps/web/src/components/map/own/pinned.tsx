import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import type { MapPoint } from '../map-props.ts';
import { latLngOf } from './leaflet-map.ts';
import type { Pins } from './pins.ts';

interface PinnedProps {
  pins: Pins;
  at: MapPoint;
  /** Covers elements without `isAbove`. */
  isAbove?: boolean;
  children: ReactNode;
}

/** Keeps the upper left corner of its children on a point of the map. */
export function Pinned({ pins, at, isAbove = false, children }: PinnedProps) {
  const element = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = at;
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    return pins.pin(element.current, latLngOf({ latitude, longitude }));
  }, [pins, latitude, longitude]);
  return (
    <div
      ref={element}
      className={cn(
        'leaflet-zoom-animated map-pinned has-focus-visible:z-2 hover:z-2',
        isAbove && 'z-1',
      )}
    >
      {children}
    </div>
  );
}
