import type { LinkList } from '@lensemble/contract/shoot-links';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, type Given } from '../../../db/built-once.ts';
import { isRefused } from '../../../db/event-refusals.ts';
import { shootEvents } from '../../../db/schema/calendar.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { dateCandidates, datePolls } from '../../../db/schema/date-polls.ts';
import { sentReminders, unsentMails, type unsentStates } from '../../../db/schema/reminders.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { LINK_LISTS, placeholderOf } from '../../../db/shoot-lists.ts';
import { isPlace, l, l2, ofSecondPlace, s } from '../../../db/shoots-and-places.ts';
import { OWN_COLUMNS, type OwnRow, toShoot } from './shoot-row.ts';

type SentReminder = NonNullable<ShootDetail['lastReminder']>;

const r = alias(sentReminders, 'r');

const u = alias(unsentMails, 'u');

const REFUSED = jsonObject<SentReminder['refused'][number]>({ name: u.name, status: u.refusal });

const DROPPED = jsonObject<SentReminder['dropped'][number]>({ name: u.name, reason: u.refusal });

/** What is left of a reminder, read once: each nested query costs PostgreSQL time for every shoot, also without a reminder. */
const unsentOf = (each: SQL, state: (typeof unsentStates)[number]) =>
  sql`coalesce(json_agg(${each} order by ${u.name}, ${u.email}) filter (where ${is(state)}), '[]')`;

const is = (state: (typeof unsentStates)[number]) => sql`${u.state} = ${sql.raw(`'${state}'`)}`;

const LAST_REMINDER = sql`
  (select ${jsonObject<SentReminder>({
    sentAt: sql`to_char(${r.sentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    sent: sql`${r.sent} - unsent.total`,
    waiting: sql`unsent.waiting`,
    refused: sql`unsent.refused`,
    dropped: sql`unsent.dropped`,
    withoutAddress: r.withoutAddress,
  })}
  from (
    select * from ${sentReminders} ${r}
    where ${r.teamId} = ${s.teamId} and ${r.shootId} = ${s.id} and ${r.sent} > 0
    order by ${r.sentAt} desc limit 1
  ) ${r}, lateral (
    select count(*) as total, count(*) filter (where ${is('waiting')}) as waiting,
      ${unsentOf(REFUSED, 'refused')} as refused, ${unsentOf(DROPPED, 'dropped')} as dropped
    from ${unsentMails} ${u} where ${u.reminderId} = ${r.id}
  ) unsent)`;

const e = alias(shootEvents, 'e');

/** Why Google refuses to update the caller's own event of a shoot, otherwise the shared one. */
const calendarRefusalFor = (userId: Given<Viewed>['userId']) => sql`
  (select ${e.refusal} from ${shootEvents} ${e}
  where ${e.teamId} = ${s.teamId} and ${e.shootId} = ${s.id} and ${isRefused(e)}
    and (${e.userId} = ${userId} or ${e.userId} is null)
  order by ${e.userId} nulls last limit 1)`;

const asked = alias(dateCandidates, 'asked');

const poll = alias(datePolls, 'poll');

/** No other shoot asks, so only ideas are looked up. */
const DATES_ASKED = sql`
  case when ${s.status} = 'idea' then (
    select count(*)::int from ${datePolls} ${poll}, ${dateCandidates} ${asked}
    where ${poll.teamId} = ${s.teamId} and ${poll.shootId} = ${s.id} and ${poll.closedAt} is null
      and ${asked.teamId} = ${poll.teamId} and ${asked.shootId} = ${poll.shootId}
  ) else 0 end`;

/** Columns that lists do not have. */
type OnlyHere =
  | 'isZoneGuess'
  | 'secondLocation'
  | 'lastReminder'
  | 'calendarRefusal'
  | 'datesAsked';

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

const SECOND_PLACE = ofSecondPlace(
  jsonObject<NonNullable<ShootDetail['secondLocation']>>({
    id: l2.id,
    name: l2.name,
    address: l2.address,
    placeId: l2.placeId,
    latitude: l2.latitude,
    longitude: l2.longitude,
    imageUrl: l2.imageUrl,
    imagePlaceholder: placeholderOf(l2.teamId, l2.imageUrl),
  }),
);

/** The first picture and the number of participants are derived from the lists, which makes planning faster. */
const SAME_FOR_ALL = prebuilt(
  sql`${OWN_COLUMNS}, ${selectList<
    Place & Pick<ShootDetail, LinkList | Exclude<OnlyHere, 'calendarRefusal'>>
  >({
    isZoneGuess: s.isZoneGuess,
    secondLocation: SECOND_PLACE,
    locationPlaceId: l.placeId,
    locationLatitude: l.latitude,
    locationLongitude: l.longitude,
    locationParking: l.parking,
    locationMeetingPoint: l.meetingPoint,
    locationHospital: l.hospital,
    locationImageUrl: l.imageUrl,
    locationImagePlaceholder: placeholderOf(l.teamId, l.imageUrl),
    lastReminder: LAST_REMINDER,
    datesAsked: DATES_ASKED,
    ...LINK_LISTS,
  })}`,
);

/** The shoot and who views it. */
interface Viewed {
  readonly teamId: string;
  readonly userId: string;
  readonly id: string;
}

/** One shoot of the team with everything its editor needs. */
export const selectShootDetail = builtOnce<Viewed>(
  ({ teamId, userId, id }) => sql`
    select ${SAME_FOR_ALL}, ${calendarRefusalFor(userId)} as "calendarRefusal"
    from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    where ${s.teamId} = ${teamId} and ${s.id} = ${id}`,
);

export interface ShootDetailRow extends OwnRow, Place, Pick<ShootDetail, LinkList | OnlyHere> {}

export function toShootDetail(row: ShootDetailRow): ShootDetail {
  const { isZoneGuess, secondLocation, lastReminder, calendarRefusal, datesAsked } = row;
  const { participants, equipment, props, costumes, references } = row;
  const firstReferenceUrl = references[0]?.url ?? null;
  const card = { ...row, firstReferenceUrl, participantCount: participants.length };
  const { location, ...shoot } = toShoot(card);
  return {
    ...shoot,
    isZoneGuess,
    location: location && { ...location, ...placeOf(row) },
    secondLocation,
    lastReminder,
    calendarRefusal,
    datesAsked,
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
