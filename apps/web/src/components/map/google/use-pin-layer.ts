import { useEffect, useState } from 'react';
import { addPinLayer, type PinLayer } from './pin-layer.ts';

/** The map's pin layer; null until the map has added it. */
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
