import type { ShootDetail } from '@lensemble/contract/shoots';
import { type Faces, joinFaces, linkedFaces } from './faces.ts';

/** The IANA time zone of a location; null if unknown. */
export type ZoneAt = (locationId: string) => string | null;

/** The time zones of the known locations; those of `newer` take precedence. */
export function zonesFrom(faces: Faces, newer: ShootDetail): ZoneAt {
  const known = joinFaces(faces.locations, linkedFaces(newer).locations);
  return (locationId) => known.get(locationId)?.place?.timeZone ?? null;
}
