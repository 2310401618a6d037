import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Faces } from './faces.ts';
import { joinFaces, linkedFaces } from './faces.ts';

/** The zone at a location; null where it is not known. */
export type ZoneAt = (locationId: string) => string | null;

/** The zones of locations by what is known of them; what a newer version of the shoot says counts for more. */
export function zonesFrom(faces: Faces, newer: ShootDetail): ZoneAt {
  const known = joinFaces(faces.locations, linkedFaces(newer).locations);
  return (locationId) => known.get(locationId)?.place?.timeZone ?? null;
}
