import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn.ts';
import type { MapPoint } from '../map-props.ts';
import type { PinLayer } from './pin-layer.ts';

interface PinnedProps {
  layer: PinLayer;
  at: MapPoint;
  /** Covers elements without `isAbove`. */
  isAbove?: boolean;
  children: ReactNode;
}

/** Keeps the upper left corner of its children on a point of the map. */
export function Pinned({ layer, at, isAbove = false, children }: PinnedProps) {
  const element = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = at;
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    return layer.pin(element.current, { latitude, longitude });
  }, [layer, latitude, longitude]);
  return (
    <div
      ref={element}
      className={cn('absolute top-0 left-0 has-focus-visible:z-2 hover:z-2', isAbove && 'z-1')}
    >
      {children}
    </div>
  );
}
