import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { Bounds } from '../clusters.ts';

export interface ShownView {
  readonly zoom: number;
  readonly bounds: Bounds;
}

/** How much is drawn beyond each edge, as a part of the box: it is there before it is dragged into view. */
const BEYOND = 0.4;

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

/** The part of the world to draw, a little more than is seen; new when the map rests, or is dragged out of it. */
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
