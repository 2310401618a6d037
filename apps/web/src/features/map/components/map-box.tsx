import { MAP_HEIGHT_PX } from '@lensemble/contract/constants';
import type { ReactNode } from 'react';

/** The box of the map: `MAP_HEIGHT_PX` high, or as high as the screen allows; edge to edge on phones. */
export function MapBox({ children }: { children: ReactNode }) {
  return (
    <div
      style={{ height: MAP_HEIGHT_PX }}
      className="relative isolate max-h-[calc(100dvh-6rem)] min-h-64 overflow-hidden border-line border-y bg-surface-1 max-md:-mx-4 md:rounded-xl md:border"
    >
      {children}
    </div>
  );
}
