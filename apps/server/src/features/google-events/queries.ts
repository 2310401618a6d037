import { type AnyColumn, and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { isRefused, NO_REFUSAL } from '../../db/event-refusals.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { shootEvents } from '../../db/schema/calendar.ts';
import { costumes, locations, personnel } from '../../db/schema/catalogue.ts';
import { googleConnections } from '../../db/schema/google.ts';
import { shootCostumes, shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';
import { type FieldsOf, selectList } from '../../db/select.ts';

export interface DueEvent {
  readonly id: string;
  readonly teamId: string;
  readonly shootId: string;
  readonly userId: string | null;
  readonly calendarId: string;
  readonly eventId: string;
  readonly url: string;
  /** The shoot's version in the event. */
  readonly version: number;
  /** The shoot's current version; null if it was deleted. */
  readonly shootVersion: number | null;
  /** Why Google refused the last update. */
  readonly refusal: string | null;
  /** The database time of this query, as text. */
  readonly askedAt: string;
}

interface DueRow extends Record<string, unknown>, DueEvent {}

/** Selects events: all, those of a shoot, those of the shoots with an item, or one by its id. */
export type EventsOf = {
  readonly shootId?: string;
  readonly locationId?: string;
  readonly personnelId?: string;
  readonly costumeId?: string;
  readonly id?: string;
};

const participants = shootParticipants;
const worn = shootCostumes;

/** The items of a shoot that an event shows. */
const named = {
  locationId: {
    item: locations,
    rows: sql`from ${locations}
      where ${locations.teamId} = ${shoots.teamId} and ${locations.id} = ${shoots.locationId}`,
  },
  personnelId: {
    item: personnel,
    rows: sql`from ${participants} join ${personnel}
      on ${personnel.teamId} = ${participants.teamId} and ${personnel.id} = ${participants.personnelId}
      where ${participants.teamId} = ${shoots.teamId} and ${participants.shootId} = ${shoots.id}`,
  },
  costumeId: {
    item: costumes,
    rows: sql`from ${worn} join ${costumes}
      on ${costumes.teamId} = ${worn.teamId} and ${costumes.id} = ${worn.costumeId}
      where ${worn.teamId} = ${shoots.teamId} and ${worn.shootId} = ${shoots.id}`,
  },
};
const namedKinds = ['locationId', 'personnelId', 'costumeId'] as const;

const dueFields: FieldsOf<DueEvent> = {
  id: shootEvents.id,
  teamId: shootEvents.teamId,
  shootId: shootEvents.shootId,
  userId: shootEvents.userId,
  calendarId: shootEvents.calendarId,
  eventId: shootEvents.eventId,
  url: shootEvents.url,
  version: shootEvents.version,
  shootVersion: shoots.version,
  refusal: shootEvents.refusal,
  askedAt: sql`now()::text`,
};

const DUE_MAX = 1_000;

/** The calendars that the server can write to. Events in other calendars must not fill the list. */
export interface Reachable {
  readonly sharedCalendarId: string | undefined;
  /** Whether people's own calendars are included. */
  readonly own: boolean;
}

/**
 * Lists outdated events: their shoot or an item that they show has changed, or the shoot has no date or was deleted.
 * Events in people's own calendars count only while Google is connected and, unless the shoot was deleted, while the
 * person is in the team. An update that Google refused is due again after another change or `REFUSAL_LASTS`.
 */
export async function listDue(
  orm: Orm,
  asked: EventsOf,
  reachable: Reachable,
): Promise<DueEvent[]> {
  const { sharedCalendarId = null, own } = reachable;
  const which = [
    ...(asked.shootId ? [eq(shootEvents.shootId, asked.shootId)] : []),
    ...(asked.id ? [eq(shootEvents.id, asked.id)] : []),
    ...namedKinds.flatMap((kind) => {
      const { item, rows } = named[kind];
      return asked[kind] ? [sql`exists (select ${rows} and ${item.id} = ${asked[kind]})`] : [];
    }),
  ];
  const hasNewsSince = (moment: AnyColumn) =>
    namedKinds.map((kind) => {
      const { item, rows } = named[kind];
      return sql`exists (select ${rows} and ${item.updatedAt} > ${moment})`;
    });
  const isOutdated = or(
    isNull(shoots.date),
    ne(shoots.version, shootEvents.version),
    ...hasNewsSince(shootEvents.updatedAt),
  );
  const isChangedSinceRefusal = or(
    sql`${shoots.version} is distinct from ${shootEvents.refusedVersion}`,
    ...hasNewsSince(shootEvents.refusedAt),
  );
  const isOfMember = sql`(${shootEvents.userId} is null or exists (select from ${teamMembers}
    where ${teamMembers.teamId} = ${shootEvents.teamId} and ${teamMembers.userId} = ${shootEvents.userId}))`;
  const isConnected = sql`(${shootEvents.userId} is null or exists (select from ${googleConnections}
    where ${googleConnections.userId} = ${shootEvents.userId}))`;
  const isReachable = sql`case when ${shootEvents.userId} is null
    then ${shootEvents.calendarId} = ${sharedCalendarId} else ${own}::boolean end`;
  const isDue = and(
    or(isNull(shoots.id), and(isOutdated, isOfMember)),
    sql`(${isRefused(shootEvents)} is not true or ${isChangedSinceRefusal})`,
    isConnected,
    isReachable,
    ...which,
  );
  const { rows } = await orm.execute<DueRow>(sql`
    select ${selectList(dueFields)} from ${shootEvents}
    left join ${shoots} on ${shoots.teamId} = ${shootEvents.teamId} and ${shoots.id} = ${shootEvents.shootId}
    where ${isDue} order by ${shootEvents.updatedAt} limit ${DUE_MAX}`);
  return rows;
}

/** An event of which no other update was recorded since the query. */
const isStill = ({ id, version }: DueEvent) =>
  and(eq(shootEvents.id, id), eq(shootEvents.version, version));

/** Records the version that Google has, as of the time of the query, unless another update was recorded since. */
export async function noteVersion(orm: Orm, event: DueEvent, version: number): Promise<void> {
  const set = { version, ...NO_REFUSAL, updatedAt: sql`${event.askedAt}::timestamptz` };
  const note = (tx: Orm) => tx.update(shootEvents).set(set).where(isStill(event));
  if (event.refusal === null) await note(orm);
  else await writeToTeam(orm, { teamId: event.teamId }, note);
}

/** Records that Google permanently refuses the update. @param refusal an English sentence for users */
export async function noteRefusal(orm: Orm, event: DueEvent, refusal: string): Promise<void> {
  const refusedAt = sql`${event.askedAt}::timestamptz`;
  const set = { refusal, refusedAt, refusedVersion: event.shootVersion };
  await writeToTeam(orm, { teamId: event.teamId }, (tx) =>
    tx.update(shootEvents).set(set).where(isStill(event)),
  );
}

/** Deletes the record of a deleted event, and its address in the shoot. */
export async function forgetEvent(orm: Orm, event: DueEvent): Promise<void> {
  const { teamId, shootId, url } = event;
  await writeToTeam(orm, { teamId }, async (tx) => {
    await tx.delete(shootEvents).where(eq(shootEvents.id, event.id));
    const isShown = and(
      eq(shoots.teamId, teamId),
      eq(shoots.id, shootId),
      eq(shoots.calendarEventUrl, url),
    );
    const update = tx.update(shoots).set({ calendarEventUrl: null }).where(isShown);
    return (await update.returning({ id: shoots.id }))[0];
  });
}
