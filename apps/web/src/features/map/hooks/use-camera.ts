import {
  MAP_CENTER,
  MAP_ZOOM,
  MAP_ZOOM_POSITION,
  MAP_ZOOM_SHOOT,
} from '@lensemble/contract/constants';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapCamera, MapPoint } from '@/components/map/map-props.ts';
import { askForPosition } from '@/lib/places/position.ts';
import type { ShootMarker } from '../lib/markers.ts';

interface Camera {
  readonly camera: MapCamera;
  readonly goTo: (point: MapPoint) => void;
  readonly showAll: (points: readonly MapPoint[]) => void;
}

/**
 * The map's camera. It starts at the chosen shoot, otherwise at all markers, otherwise at the browser's position,
 * otherwise at the default. The start changes no camera that `goTo` or `showAll` has set.
 */
export function useCamera(markers: readonly ShootMarker[], chosenId: string | undefined): Camera {
  const [moved, setMoved] = useState<MapCamera | null>(() => {
    const chosen = markers.find(({ id }) => id === chosenId);
    return chosen ? nearTo(chosen) : null;
  });
  const position = usePositionIf(moved === null && markers.length === 0);
  const start = useStart(markers, position);
  return {
    camera: moved ?? start,
    goTo: useCallback((point) => setMoved(nearTo(point)), []),
    showAll: useCallback((points) => setMoved(allOf(points)), []),
  };
}

const nearTo = ({ latitude, longitude }: MapPoint): MapCamera => ({
  center: { latitude, longitude },
  zoom: MAP_ZOOM_SHOOT,
});

/** The zoom limit keeps the surroundings of a single shoot visible. */
const allOf = (points: readonly MapPoint[]): MapCamera => ({
  fit: points,
  maxZoom: MAP_ZOOM_POSITION,
});

/** Depends on the coordinates alone, so that reloading the same shoots does not move the map. */
function useStart(markers: readonly ShootMarker[], position: MapPoint | null): MapCamera {
  const places = useMemo(
    () => markers.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(),
    [markers],
  );
  return useMemo(() => {
    if (places !== '') return allOf(places.split(',').map(toPoint));
    if (position) return { center: position, zoom: MAP_ZOOM_POSITION };
    return { center: MAP_CENTER, zoom: MAP_ZOOM };
  }, [places, position]);
}

function toPoint(text: string): MapPoint {
  const [latitude = 0, longitude = 0] = text.split(' ').map(Number);
  return { latitude, longitude };
}

function usePositionIf(isWanted: boolean): MapPoint | null {
  const [position, setPosition] = useState<MapPoint | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void askForPosition().then((found) => {
      if (!isOver) setPosition(found);
    });
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return position;
}
