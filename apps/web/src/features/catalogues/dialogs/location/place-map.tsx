import {
  MAP_CENTER,
  MAP_HEIGHT_LOCATION_PX,
  MAP_ZOOM,
  MAP_ZOOM_LOCATION,
  MAP_ZOOM_POSITION,
} from '@lensemble/contract/constants';
import { locationFieldWords } from '@lensemble/messages/web/location-fields';
import { useQuery } from '@tanstack/react-query';
import { MapPinned, MapPinPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MapCanvas } from '@/components/map/map-canvas.tsx';
import type { MapCamera, MapPoint } from '@/components/map/map-props.ts';
import { PlacePin } from '@/components/map/place-pin.tsx';
import { Button } from '@/components/ui/button.tsx';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';
import { pointOf } from '@/lib/places/coordinates.ts';
import type { LocationValues } from './location-values.ts';
import type { usePlaceFields } from './use-place-fields.ts';

interface PlaceMapProps {
  place: ReturnType<typeof usePlaceFields>;
}

export function PlaceMap({ place }: PlaceMapProps) {
  const isOnMap = place.point !== undefined && place.placeId !== null;
  const [isOpen, setOpen] = useState(isOnMap);
  // Keep the map open while coordinates are being typed, so that the layout does not jump.
  if (isOnMap && !isOpen) setOpen(true);
  const pick = () => {
    setOpen(true);
    // Coordinates without a place ID are not on the map; `goTo` adds an ID.
    if (place.point) place.goTo(place.point);
  };
  if (!isOpen) return <Invitation onPick={pick} onFind={place.find} />;
  const remove = () => {
    setOpen(false);
    place.remove();
  };
  return (
    <div className="grid gap-1.5">
      <PointMap place={place} />
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-ink-3 text-xs">
          {noteOf(place)}
        </p>
        <span className="flex">
          {place.undoMove && (
            <Button size="sm" variant="ghost" onClick={place.undoMove}>
              {locationFieldWords('putBack')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={remove}>
            {isOnMap ? locationFieldWords('removeFromMap') : locationFieldWords('closeMap')}
          </Button>
        </span>
      </div>
    </div>
  );
}

function noteOf({ point, undoMove }: PlaceMapProps['place']): string {
  if (!point) return locationFieldWords('clickPlace');
  return undoMove ? locationFieldWords('pointMoved') : locationFieldWords('clickToMove');
}

interface InvitationProps {
  onPick: () => void;
  /** Looks up the coordinates of a known place. */
  onFind: (() => void) | undefined;
}

function Invitation({ onPick, onFind }: InvitationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line border-dashed py-1.5 pr-1.5 pl-3">
      <p className="text-ink-3 text-xs">{locationFieldWords('notOnMap')}</p>
      <span className="flex flex-wrap">
        {onFind && (
          <Button size="sm" variant="ghost" onClick={onFind}>
            <MapPinned aria-hidden />
            {locationFieldWords('findIt')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onPick}>
          <MapPinPlus aria-hidden />
          {locationFieldWords('pickOnMap')}
        </Button>
      </span>
    </div>
  );
}

function PointMap({ place: { point, shown, move } }: PlaceMapProps) {
  const name = useWatch<LocationValues, 'name'>({ name: 'name' });
  const others = useOtherPoints();
  const camera = useMemo(() => cameraOf(shown, others), [shown, others]);
  const given = name.trim();
  const label = given || locationFieldWords('thisLocation');
  const markers = useMemo(() => (point ? [{ id: 'point', label, ...point }] : []), [point, label]);
  return (
    <div
      className="overflow-hidden rounded-lg border border-line"
      style={{ height: `min(${MAP_HEIGHT_LOCATION_PX}px, 100dvh - 12rem)` }}
    >
      <MapCanvas
        label={
          given
            ? locationFieldWords('mapOf', { name: given })
            : locationFieldWords('mapOfThisLocation')
        }
        camera={camera}
        markers={markers}
        renderMarker={() => <PlacePin />}
        onPlace={move}
      />
    </div>
  );
}

function useOtherPoints(): readonly MapPoint[] {
  const { data } = useQuery(listItemsQuery('locations'));
  return useMemo(() => (data ?? []).flatMap((location) => pointOf(location) ?? []), [data]);
}

function cameraOf(shown: MapPoint | undefined, others: readonly MapPoint[]): MapCamera {
  if (shown) return { center: shown, zoom: MAP_ZOOM_LOCATION };
  if (others.length > 0) return { fit: others, maxZoom: MAP_ZOOM_POSITION };
  return { center: MAP_CENTER, zoom: MAP_ZOOM };
}
