import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { MapCredits } from '@/components/map/map-credits.tsx';
import { PlacePin } from '@/components/map/place-pin.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { mapOfPlace, PLACE_ZOOM } from '@/lib/places/map-tiles.ts';
import { usePlaceTiles } from '../hooks/use-place-tiles.ts';
import { MapTile } from './map-tile.tsx';
import { Sheet } from './sheet.tsx';

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The place of a shoot, if it has coordinates. */
export function placedAt({ location }: Pick<ShootDetail, 'location'>): Place | null {
  const { name = '', latitude = null, longitude = null } = location ?? {};
  return latitude === null || longitude === null ? null : { name, latitude, longitude };
}

interface MapSheetProps {
  account: string;
  shootId: string;
  place: Place;
  onClose: () => void;
}

/** The streets around the place, which can be dragged: from the network, or as far as they were viewed on this device. */
export function MapSheet({ account, shootId, place, onClose }: MapSheetProps) {
  const [zoom, setZoom] = useState<number>(PLACE_ZOOM.first);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isReachable = useReachable();
  const { kept, tiles, isReady, keep } = usePlaceTiles(account, shootId, isReachable);
  const map = mapOfPlace(place, zoom);
  const hasAny = kept.size > 0 || tiles !== null;
  const credit = tiles?.attribution ?? kept.values().next().value?.credit;
  /** Shows the place in the middle. */
  const center = (element: HTMLElement | null) => {
    if (!element) return;
    element.scrollLeft = map.pin.left - element.clientWidth / 2;
    element.scrollTop = map.pin.top - element.clientHeight / 2;
    setBox(element);
  };
  return (
    <Sheet
      title={place.name}
      onClose={onClose}
      footer={
        <>
          {hasAny && (
            <>
              <Button
                className="min-h-14 min-w-14"
                aria-label={onSetWords('zoomOut')}
                disabled={zoom === PLACE_ZOOM.least}
                onClick={() => setZoom(zoom - 1)}
              >
                <Minus />
              </Button>
              <Button
                className="min-h-14 min-w-14"
                aria-label={onSetWords('zoomIn')}
                disabled={zoom === PLACE_ZOOM.most}
                onClick={() => setZoom(zoom + 1)}
              >
                <Plus />
              </Button>
            </>
          )}
          <Button className="min-h-14 flex-1" onClick={onClose}>
            {onSetWords('close')}
          </Button>
        </>
      }
    >
      {isReady && !hasAny && (
        <p className="text-ink-2">
          {isReachable ? onSetWords('noStreets') : onSetWords('noMapHere')}
        </p>
      )}
      {isReady && hasAny && (
        <div className="relative -mx-4 h-[56dvh] bg-well">
          <section
            key={zoom}
            ref={center}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={onSetWords('mapOf', { name: place.name })}
            className="size-full overflow-auto overscroll-contain"
          >
            <div className="relative" style={{ width: map.side, height: map.side }}>
              {box &&
                map.tiles.map(({ tile, left, top }) => (
                  <MapTile
                    key={`${tile.z} ${tile.x} ${tile.y}`}
                    {...{ tile, left, top, box, kept, tiles, keep }}
                  />
                ))}
              <span className="absolute -translate-x-1/2 -translate-y-full" style={map.pin}>
                <PlacePin />
              </span>
            </div>
          </section>
          <MapCredits
            credits={credit ? [credit] : []}
            note={tiles ? null : onSetWords('mapMissing')}
            place={null}
            hasOneLine={false}
          />
        </div>
      )}
    </Sheet>
  );
}
