import { useEffect, useState } from 'react';
import { BEYOND, type Bounds, type ShownView } from '../clusters.ts';

function boundsOf(map: google.maps.Map): Bounds | null {
  const bounds = map.getBounds()?.toJSON();
  if (!bounds) return null;
  const { west, south, north } = bounds;
  return { west, south, north, east: bounds.east < west ? bounds.east + 360 : bounds.east };
}

function padded({ west, south, east, north }: Bounds): Bounds {
  const across = (east - west) * BEYOND;
  const down = (north - south) * BEYOND;
  return { west: west - across, south: south - down, east: east + across, north: north + down };
}

function read(map: google.maps.Map): ShownView | null {
  const bounds = boundsOf(map);
  const zoom = map.getZoom();
  return bounds && zoom !== undefined ? { zoom, bounds: padded(bounds) } : null;
}

const isWithin = (inner: Bounds, outer: Bounds) =>
  inner.west >= outer.west &&
  inner.east <= outer.east &&
  inner.south >= outer.south &&
  inner.north <= outer.north;

/**
 * The part of the world to draw: the visible part and a margin. It changes when the map stops, or when a drag leaves
 * the margin.
 */
export function useView(map: google.maps.Map): ShownView | null {
  const [view, setView] = useState(() => read(map));
  useEffect(() => {
    const whileMoving = () =>
      setView((drawn) => {
        const seen = boundsOf(map);
        const isEnough = drawn && seen && map.getZoom() === drawn.zoom;
        return isEnough && isWithin(seen, drawn.bounds) ? drawn : read(map);
      });
    const listeners = [
      map.addListener('idle', () => setView(read(map))),
      map.addListener('bounds_changed', whileMoving),
    ];
    return () => {
      for (const listener of listeners) listener.remove();
    };
  }, [map]);
  return view;
}
