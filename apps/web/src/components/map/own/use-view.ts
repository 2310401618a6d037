import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { BEYOND, type ShownView } from '../clusters.ts';

function viewOf(map: LeafletMap): ShownView {
  const bounds = map.getBounds().pad(BEYOND);
  return {
    zoom: map.getZoom(),
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
  };
}

/**
 * The part of the world to draw: the visible part and a margin. It changes when the map stops, or when a drag leaves
 * the margin.
 */
export function useView(map: LeafletMap): ShownView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    let drawn = map.getBounds().pad(BEYOND);
    const update = () => {
      drawn = map.getBounds().pad(BEYOND);
      setView(viewOf(map));
    };
    const whileMoving = () => {
      if (map.getZoom() === Math.round(map.getZoom()) && !drawn.contains(map.getBounds())) update();
    };
    map.on('moveend resize', update);
    map.on('move', whileMoving);
    return () => {
      map.off('moveend resize', update);
      map.off('move', whileMoving);
    };
  }, [map]);
  return view;
}
