import type { MapShoot } from '@lensemble/contract/shoot-map';
import { statusWords } from '@lensemble/contract/shoot-status';
import type { MapMarker, MapPoint } from '@/components/map/map-props.ts';

/** A shoot with a place on the map. */
export interface ShootMarker extends MapMarker {
  readonly shoot: MapShoot;
}

/** Where a shoot stands on the map: only a location with a place id and coordinates is on it (spec, "Map view"). */
export function pointOf({ location }: MapShoot): MapPoint | null {
  if (!location?.placeId) return null;
  const { latitude, longitude } = location;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The markers of the shoots that have a place. */
export function markersOf(shoots: readonly MapShoot[]): ShootMarker[] {
  return shoots.flatMap((shoot) => {
    const point = pointOf(shoot);
    const label = `${shoot.title}, ${statusWords[shoot.status].label}`;
    return point ? [{ ...point, id: shoot.id, label, shoot }] : [];
  });
}

/** Those that stand at one and the same place, the given one included. */
export function atSamePlace(markers: readonly ShootMarker[], place: MapPoint): ShootMarker[] {
  return markers.filter(
    ({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude,
  );
}
