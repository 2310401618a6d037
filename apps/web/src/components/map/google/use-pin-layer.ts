import { useEffect, useState } from 'react';
import type { PinLayer } from './pin-layer.ts';
import { addPinLayer } from './pin-layer.ts';

/** What stands on a map; null until the map takes it. */
export function usePinLayer(map: google.maps.Map): PinLayer | null {
  const [layer, setLayer] = useState<PinLayer | null>(null);
  useEffect(() => {
    const remove = addPinLayer(map, setLayer);
    return () => {
      setLayer(null);
      remove();
    };
  }, [map]);
  return layer;
}
