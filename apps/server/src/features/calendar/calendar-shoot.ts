import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';

type Place = NonNullable<ShootDetail['location']>;

/** What calendars are told of a shoot; a whole one fits. No address and no number of anybody is part of it. */
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
  readonly participants: readonly { readonly name: string; readonly role: string }[];
  readonly costumes: readonly {
    readonly characterName: string;
    readonly seriesName: string | null;
  }[];
}

/** What is left of a shoot that was deleted. `sequence` is above all that calendars know of it. */
export interface CancelledShoot
  extends Pick<Shoot, 'title' | 'time' | 'timeZone' | 'durationMinutes'> {
  readonly shootId: string;
  readonly date: string;
  readonly sequence: number;
  readonly cancelledAt: Date;
}
