import {
  MAP_CENTER,
  MAP_ZOOM,
  MAP_ZOOM_POSITION,
  MAP_ZOOM_SHOOT,
} from '@lensemble/contract/constants';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapCamera, MapPoint } from '@/components/map/map-props.ts';
import { askForPosition } from '@/lib/position.ts';
import type { ShootMarker } from '../lib/markers.ts';

interface Camera {
  readonly camera: MapCamera;
  /** Goes near a shoot. */
  readonly goTo: (point: MapPoint) => void;
  /** Goes where all of them are in view. */
  readonly showAll: (points: readonly MapPoint[]) => void;
}

/**
 * Where the map looks: at first at the chosen shoot, else at all markers, else at where the reader is, else at the default.
 * Somebody who has gone elsewhere is left there.
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

/** No nearer than a reader's own surroundings are shown: a single shoot is seen with what is around it. */
const allOf = (points: readonly MapPoint[]): MapCamera => ({
  fit: points,
  maxZoom: MAP_ZOOM_POSITION,
});

/** Changes only where other places are on the map than before, not with every answer. */
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
