import type { Shoot } from '@lensemble/contract/shoots';

/** What a shoot says itself: columns of `shoots` (s) and of its location (l). */
export const OWN_COLUMNS = `
  s.id, s.title, s.description, s.status, s.date, s.time, s.time_zone as "timeZone",
  s.duration_minutes as "durationMinutes", s.reminder_time as "reminderTime",
  s.location_id as "locationId", l.name as "locationName", l.address as "locationAddress",
  l.notes as "locationNotes", s.color, s.instagram_links as "instagramLinks",
  s.is_public as "isPublic", s.calendar_event_url as "calendarEventUrl", s.docs_url as "docsUrl",
  s.version, s.created_at as "createdAt", s.updated_at as "updatedAt"`;

/**
 * What a card shows of a shoot: also its first picture (r) and its participants (p). One flat row of few parts, since a
 * list has hundreds and taking them apart is most of its work.
 */
export const SHOOT_COLUMNS = `
  ${OWN_COLUMNS}, r.url as "firstReferenceUrl", coalesce(p.count, 0) as "participantCount"`;

type OnCard = 'firstReferenceUrl' | 'participantCount';

/** Moments come as the database spells them. */
export interface OwnRow extends Record<string, unknown>, Omit<Shoot, 'location' | OnCard> {
  readonly locationName: string;
  readonly locationAddress: string | null;
  readonly locationNotes: string | null;
}

export type ShootRow = OwnRow & Pick<Shoot, OnCard>;

const moment = (spelled: string) => new Date(spelled).toISOString();

/** The shoot that a row tells of, in the order of the contract. */
export function toShoot(row: ShootRow): Shoot {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    date: row.date,
    time: row.time,
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    reminderTime: row.reminderTime && moment(row.reminderTime),
    locationId: row.locationId,
    location: locationOf(row),
    color: row.color,
    instagramLinks: row.instagramLinks,
    isPublic: row.isPublic,
    calendarEventUrl: row.calendarEventUrl,
    docsUrl: row.docsUrl,
    firstReferenceUrl: row.firstReferenceUrl,
    participantCount: row.participantCount,
    version: row.version,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
  };
}

function locationOf(row: ShootRow): Shoot['location'] {
  if (row.locationId === null) return null;
  const {
    locationId: id,
    locationName: name,
    locationAddress: address,
    locationNotes: notes,
  } = row;
  return { id, name, address, notes };
}
