import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { shootEvents } from '../../db/schema/calendar.ts';
import { costumes, locations, personnel } from '../../db/schema/catalogue.ts';
import { googleConnections } from '../../db/schema/google.ts';
import { shootCostumes, shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';

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

/** The items of a shoot (s) that an event shows, each with its link to the shoot. */
const named = {
  locationId: sql`from ${locations} i where i.team_id = s.team_id and i.id = s.location_id`,
  personnelId: sql`from ${shootParticipants} k join ${personnel} i on i.team_id = k.team_id and i.id = k.personnel_id
    where k.team_id = s.team_id and k.shoot_id = s.id`,
  costumeId: sql`from ${shootCostumes} k join ${costumes} i on i.team_id = k.team_id and i.id = k.costume_id
    where k.team_id = s.team_id and k.shoot_id = s.id`,
};
const namedKinds = ['locationId', 'personnelId', 'costumeId'] as const;

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
 * person is in the team.
 */
export async function listDue(
  orm: Orm,
  asked: EventsOf,
  reachable: Reachable,
): Promise<DueEvent[]> {
  const { sharedCalendarId = null, own } = reachable;
  const which = [
    ...(asked.shootId ? [sql`and e.shoot_id = ${asked.shootId}`] : []),
    ...(asked.id ? [sql`and e.id = ${asked.id}`] : []),
    ...namedKinds.flatMap((kind) =>
      asked[kind] ? [sql`and exists (select ${named[kind]} and i.id = ${asked[kind]})`] : [],
    ),
  ];
  const hasNews = namedKinds.map(
    (kind) => sql`or exists (select ${named[kind]} and i.updated_at > e.updated_at)`,
  );
  const { rows } = await orm.execute<DueRow>(sql`
    select e.id, e.team_id as "teamId", e.shoot_id as "shootId", e.user_id as "userId",
      e.calendar_id as "calendarId", e.event_id as "eventId", e.url, e.version,
      s.version as "shootVersion", now()::text as "askedAt"
    from ${shootEvents} e
    left join ${shoots} s on s.team_id = e.team_id and s.id = e.shoot_id
    where (s.id is null or (
        (s.date is null or s.version <> e.version ${sql.join(hasNews, sql` `)}) and (e.user_id is null or exists (
          select from ${teamMembers} m where m.team_id = e.team_id and m.user_id = e.user_id))))
      and (e.user_id is null or exists (
        select from ${googleConnections} c where c.user_id = e.user_id))
      and case when e.user_id is null then e.calendar_id = ${sharedCalendarId} else ${own}::boolean end
      ${sql.join(which, sql` `)}
    order by e.updated_at limit ${DUE_MAX}`);
  return rows;
}

/** Records the version that Google has, as of the time of the query, unless another update was recorded since. */
export async function noteVersion(
  orm: Orm,
  { id, askedAt, version: known }: DueEvent,
  version: number,
): Promise<void> {
  const set = { version, updatedAt: sql`${askedAt}::timestamptz` };
  const isStill = and(eq(shootEvents.id, id), eq(shootEvents.version, known));
  await orm.update(shootEvents).set(set).where(isStill);
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
