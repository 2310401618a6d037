import type { LinkList } from '@lensemble/contract/shoot-links';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isRefused } from '../../../db/event-refusals.ts';
import { shootEvents } from '../../../db/schema/calendar.ts';
import { sentReminders, unsentMails, type unsentStates } from '../../../db/schema/reminders.ts';
import { jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { LINK_LISTS, placeholderOf } from '../../../db/shoot-lists.ts';
import { l, s } from '../../../db/shoots-and-places.ts';
import { OWN_COLUMNS, type OwnRow, toShoot } from './shoot-row.ts';

type SentReminder = NonNullable<ShootDetail['lastReminder']>;

const r = alias(sentReminders, 'r');

const u = alias(unsentMails, 'u');

const REFUSED = jsonObject<SentReminder['refused'][number]>({ name: u.name, status: u.refusal });

const DROPPED = jsonObject<SentReminder['dropped'][number]>({ name: u.name, reason: u.refusal });

const unsent = (state: (typeof unsentStates)[number], each: SQL) => sql`(
  select coalesce(json_agg(${each} order by ${u.name}, ${u.email}), '[]') from ${unsentMails} ${u}
  where ${u.reminderId} = ${r.id} and ${u.state} = ${sql.raw(`'${state}'`)})`;

const LAST_REMINDER = sql`
  (select ${jsonObject<SentReminder>({
    sentAt: sql`to_char(${r.sentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    sent: sql`${r.sent} - (select count(*) from ${unsentMails} ${u} where ${u.reminderId} = ${r.id})`,
    waiting: sql`(select count(*) from ${unsentMails} ${u} where ${u.reminderId} = ${r.id} and ${u.state} = 'waiting')`,
    refused: unsent('refused', REFUSED),
    dropped: unsent('dropped', DROPPED),
    withoutAddress: r.withoutAddress,
  })}
  from ${sentReminders} ${r}
  where ${r.teamId} = ${s.teamId} and ${r.shootId} = ${s.id} and ${r.sent} > 0
  order by ${r.sentAt} desc limit 1)`;

const e = alias(shootEvents, 'e');

/** Why Google refuses to update the caller's own event of a shoot, otherwise the shared one. */
const calendarRefusalFor = (userId: string) => sql`
  (select ${e.refusal} from ${shootEvents} ${e}
  where ${e.teamId} = ${s.teamId} and ${e.shootId} = ${s.id} and ${isRefused(e)}
    and (${e.userId} = ${userId} or ${e.userId} is null)
  order by ${e.userId} nulls last limit 1)`;

/** Columns that lists do not have. */
type OnlyHere = 'isZoneGuess' | 'lastReminder' | 'calendarRefusal';

interface Place {
  readonly locationPlaceId: string | null;
  readonly locationLatitude: number | null;
  readonly locationLongitude: number | null;
  readonly locationParking: string | null;
  readonly locationMeetingPoint: string | null;
  readonly locationHospital: string | null;
  readonly locationImageUrl: string | null;
  readonly locationImagePlaceholder: string | null;
}

/** The first picture and the number of participants are derived from the lists, which makes planning faster. */
const SAME_FOR_ALL = prebuilt(
  sql`${OWN_COLUMNS}, ${selectList<
    Place & Pick<ShootDetail, LinkList | Exclude<OnlyHere, 'calendarRefusal'>>
  >({
    isZoneGuess: s.isZoneGuess,
    locationPlaceId: l.placeId,
    locationLatitude: l.latitude,
    locationLongitude: l.longitude,
    locationParking: l.parking,
    locationMeetingPoint: l.meetingPoint,
    locationHospital: l.hospital,
    locationImageUrl: l.imageUrl,
    locationImagePlaceholder: placeholderOf(l.teamId, l.imageUrl),
    lastReminder: LAST_REMINDER,
    ...LINK_LISTS,
  })}`,
);

export const detailColumns = (userId: string): SQL =>
  sql`${SAME_FOR_ALL}, ${calendarRefusalFor(userId)} as "calendarRefusal"`;

export interface ShootDetailRow extends OwnRow, Place, Pick<ShootDetail, LinkList | OnlyHere> {}

export function toShootDetail(row: ShootDetailRow): ShootDetail {
  const { isZoneGuess, lastReminder, calendarRefusal } = row;
  const { participants, equipment, props, costumes, references } = row;
  const firstReferenceUrl = references[0]?.url ?? null;
  const card = { ...row, firstReferenceUrl, participantCount: participants.length };
  const { location, ...shoot } = toShoot(card);
  return {
    ...shoot,
    isZoneGuess,
    location: location && { ...location, ...placeOf(row) },
    lastReminder,
    calendarRefusal,
    participants,
    equipment,
    props,
    costumes,
    references,
  };
}

const placeOf = (row: Place) => ({
  placeId: row.locationPlaceId,
  latitude: row.locationLatitude,
  longitude: row.locationLongitude,
  parking: row.locationParking,
  meetingPoint: row.locationMeetingPoint,
  hospital: row.locationHospital,
  imageUrl: row.locationImageUrl,
  imagePlaceholder: row.locationImagePlaceholder,
});
