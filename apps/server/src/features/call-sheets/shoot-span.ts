import type { ShootDetail } from '@lensemble/contract/shoots';

type Location = NonNullable<ShootDetail['location']>;

/** When and where a shoot is, which its light and its weather depend on. */
export interface ShootSpan
  extends Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes'> {
  /** Null without a location. Coordinates in degrees (WGS 84). */
  readonly location: Pick<Location, 'latitude' | 'longitude'> | null;
}
