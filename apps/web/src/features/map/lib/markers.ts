import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import type { MapMarker, MapPoint } from '@/components/map/map-props.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';

export interface ShootMarker extends MapMarker {
  readonly shoot: MapShoot;
}

/** The point of a shoot on the map; null without a location that has a place ID and coordinates. */
export function pointOf({ location }: MapShoot): MapPoint | null {
  if (!location?.placeId) return null;
  const { latitude, longitude } = location;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function markersOf(shoots: readonly MapShoot[]): ShootMarker[] {
  return shoots.flatMap((shoot) => {
    const point = pointOf(shoot);
    const label = mapViewWords('marker', { title: shoot.title, status: statusNames[shoot.status] });
    return point ? [{ ...point, id: shoot.id, label, shoot }] : [];
  });
}

/** The markers with the same coordinates as `place`. */
export function atSamePlace(markers: readonly ShootMarker[], place: MapPoint): ShootMarker[] {
  return markers.filter(
    ({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude,
  );
}
