import { MAP_HEIGHT_SHOOT_PX, MAP_ZOOM_SHOOT } from '@lensemble/contract/constants';
import type { Place } from '@lensemble/light/place';
import { editorPlaceWords } from '@lensemble/messages/web/editor-place';
import { useMemo } from 'react';
import { MapCanvas } from '@/components/map/map-canvas.tsx';
import type { MapRay } from '@/components/map/map-props.ts';
import { PlacePin } from '@/components/map/place-pin.tsx';
import { lightOfShoot } from './light-of-shoot.ts';
import { raysOf } from './sun-path.ts';
import { useShootDay } from './use-shoot-day.ts';

interface LocationMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

/** The location with the directions of the sun during the shoot. */
export default function LocationMap({ name, latitude, longitude }: LocationMapProps) {
  const place = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const camera = useMemo(() => ({ center: place, zoom: MAP_ZOOM_SHOOT }), [place]);
  const markers = useMemo(() => [{ id: 'location', label: name, ...place }], [name, place]);
  const rays = useRays(place);
  return (
    <div style={{ height: MAP_HEIGHT_SHOOT_PX }}>
      <MapCanvas
        label={editorPlaceWords('mapOf', { name })}
        camera={camera}
        markers={markers}
        renderMarker={() => <PlacePin />}
        rays={rays}
      />
    </div>
  );
}

function useRays(place: Place): readonly MapRay[] {
  const day = useShootDay();
  return useMemo(() => {
    if (!day) return [];
    const { path, say } = lightOfShoot(day, place);
    return raysOf(path, place, say);
  }, [day, place]);
}
