import type { Shoot } from './shoots.ts';

/**
 * The one rule for whether a second location counts as the place for rain: it stands in for a first one, so there must be
 * one, and it must be another one.
 */
export const hasBackupPlace = ({
  locationId,
  secondLocationId,
}: Pick<Shoot, 'locationId' | 'secondLocationId'>): boolean =>
  Boolean(locationId && secondLocationId) && locationId !== secondLocationId;
