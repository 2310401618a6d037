import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';

type Place = NonNullable<ShootDetail['location']>;

/** The fields of a shoot that calendars show; a `ShootDetail` fits. It has no email addresses or phone numbers. */
export interface CalendarShoot
  extends Pick<
    Shoot,
    | 'id'
    | 'title'
    | 'description'
    | 'status'
    | 'date'
    | 'time'
    | 'timeZone'
    | 'durationMinutes'
    | 'reminderTime'
    | 'version'
    | 'updatedAt'
  > {
  readonly location: Pick<Place, 'name' | 'address' | 'notes' | 'latitude' | 'longitude'> | null;
  readonly participants: readonly Pick<
    ShootDetail['participants'][number],
    'name' | 'role' | 'notNamed'
  >[];
  readonly costumes: readonly {
    readonly characterName: string;
    readonly seriesName: string | null;
  }[];
}

/** A deleted shoot. `sequence` is higher than that of every event that calendars may have. */
export interface CancelledShoot
  extends Pick<Shoot, 'title' | 'time' | 'timeZone' | 'durationMinutes'> {
  readonly shootId: string;
  readonly date: string;
  readonly sequence: number;
  readonly cancelledAt: Date;
}
