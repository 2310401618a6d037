import { and, eq, gt, isNotNull, like, lt, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { verifications } from '../../db/schema/auth.ts';
import { shootEvents } from '../../db/schema/calendar.ts';
import { costumes, locations, personnel } from '../../db/schema/catalogue.ts';
import { googleConnections } from '../../db/schema/google.ts';
import { shootCostumes, shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';
import type { SavedEvent } from '../../ports/calendar/port.ts';

/** Somebody's connection as it is kept: the tokens are locked. */
export type ConnectionRow = Omit<typeof googleConnections.$inferSelect, 'createdAt' | 'updatedAt'>;

export async function findConnection(orm: Orm, userId: string): Promise<ConnectionRow | undefined> {
  const [row] = await orm
    .select()
    .from(googleConnections)
    .where(eq(googleConnections.userId, userId));
  return row;
}

export async function saveConnection(orm: Orm, row: ConnectionRow): Promise<void> {
  const { userId: target } = googleConnections;
  const set = { ...row, updatedAt: new Date() };
  await orm.insert(googleConnections).values(row).onConflictDoUpdate({ target, set });
}

const isStill = ({ userId, accessToken }: Pick<ConnectionRow, 'userId' | 'accessToken'>) =>
  and(eq(googleConnections.userId, userId), eq(googleConnections.accessToken, accessToken));

/** Puts a new token in place of the one that was read; nothing happens where somebody else has done so. */
export async function renewAccess(
  orm: Orm,
  read: ConnectionRow,
  access: Pick<ConnectionRow, 'accessToken' | 'accessTokenExpiresAt'>,
): Promise<void> {
  const set = { ...access, updatedAt: new Date() };
  await orm.update(googleConnections).set(set).where(isStill(read));
}

/** Forgets a connection as it was read, not one that was made since. */
export async function dropConnection(orm: Orm, read: ConnectionRow): Promise<void> {
  await orm.delete(googleConnections).where(isStill(read));
}

/** Forgets somebody's connection. @returns what it was */
export async function takeConnection(orm: Orm, userId: string): Promise<ConnectionRow | undefined> {
  const isTheirs = eq(googleConnections.userId, userId);
  const [row] = await orm.delete(googleConnections).where(isTheirs).returning();
  return row;
}

const PREFIX = 'google-oauth:';

/** Keeps what a popup was opened for. Those that nobody came back from go meanwhile. */
export async function keepErrand(
  orm: Orm,
  hash: string,
  errand: object,
  expiresAt: Date,
): Promise<void> {
  const isOver = and(
    like(verifications.identifier, `${PREFIX}%`),
    lt(verifications.expiresAt, new Date()),
  );
  await orm.delete(verifications).where(isOver);
  const value = JSON.stringify(errand);
  await orm.insert(verifications).values({ identifier: `${PREFIX}${hash}`, value, expiresAt });
}

/** Of two that come back with the same one, one gets it. */
export async function takeErrand(orm: Orm, hash: string): Promise<unknown> {
  const { identifier, expiresAt } = verifications;
  const [taken] = await orm
    .delete(verifications)
    .where(and(eq(identifier, `${PREFIX}${hash}`), gt(expiresAt, new Date())))
    .returning();
  return taken && JSON.parse(taken.value);
}

/** The team of a shoot, among those that somebody is in. */
export async function findTeamOf(
  orm: Orm,
  userId: string,
  shootId: string,
): Promise<string | undefined> {
  const isMember = and(eq(teamMembers.teamId, shoots.teamId), eq(teamMembers.userId, userId));
  const [found] = await orm
    .select({ teamId: shoots.teamId })
    .from(shoots)
    .innerJoin(teamMembers, isMember)
    .where(eq(shoots.id, shootId));
  return found?.teamId;
}

/** Notes where a shoot stands in somebody's own calendar, and there as the shoot's own address. */
export async function noteOwnEvent(
  orm: Orm,
  { teamId, userId }: TeamScope,
  shoot: { readonly id: string; readonly version: number },
  event: SavedEvent,
): Promise<void> {
  const values = { ...event, version: shoot.version };
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, shoot.id));
  await writeToTeam(orm, { teamId }, async (tx) => {
    await tx
      .insert(shootEvents)
      .values({ ...values, teamId, shootId: shoot.id, userId })
      .onConflictDoUpdate({
        target: [shootEvents.shootId, shootEvents.userId],
        targetWhere: isNotNull(shootEvents.userId),
        set: { ...values, updatedAt: new Date() },
      });
    await tx.update(shoots).set({ calendarEventUrl: event.url }).where(isShoot);
    return event;
  });
}

/** An event that Google has to be told something about. */
export interface DueEvent {
  readonly id: string;
  readonly teamId: string;
  readonly shootId: string;
  readonly userId: string | null;
  readonly calendarId: string;
  readonly eventId: string;
  readonly url: string;
  /** The shoot's version that Google knows. */
  readonly version: number;
  /** The shoot's version now; null where it is gone. */
  readonly shootVersion: number | null;
  /** The database's clock when all this was so, in its own words. */
  readonly askedAt: string;
}

interface DueRow extends Record<string, unknown>, DueEvent {}

/** All of them, those of a shoot or of the shoots that have an item, or one. */
export type Which = {
  readonly shootId?: string;
  readonly locationId?: string;
  readonly personnelId?: string;
  readonly costumeId?: string;
  readonly id?: string;
};

/** The things of a shoot (s) that its event (e) names, each with where it is linked. */
const named = {
  locationId: sql`from ${locations} i where i.team_id = s.team_id and i.id = s.location_id`,
  personnelId: sql`from ${shootParticipants} k join ${personnel} i on i.team_id = k.team_id and i.id = k.personnel_id
    where k.team_id = s.team_id and k.shoot_id = s.id`,
  costumeId: sql`from ${shootCostumes} k join ${costumes} i on i.team_id = k.team_id and i.id = k.costume_id
    where k.team_id = s.team_id and k.shoot_id = s.id`,
};
const namedKinds = ['locationId', 'personnelId', 'costumeId'] as const;

const DUE_MAX = 1_000;

/** The calendars that can be written to now. What stands in others must not fill the list for ever. */
export interface Reachable {
  readonly sharedCalendarId: string | undefined;
  /** Whether people's own are among them. */
  readonly own: boolean;
}

/**
 * The events whose shoot has changed since Google was told, or something that they name, or which has no date any more, or
 * is gone. In people's own calendars only as long as they are connected, and of changes only as long as they are in the team.
 */
export async function listDue(orm: Orm, asked: Which, reachable: Reachable): Promise<DueEvent[]> {
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

/** Notes what Google knows now, unless that was noted otherwise meanwhile: the version, and all that was so when it was asked what is due. */
export async function noteVersion(
  orm: Orm,
  { id, askedAt, version: known }: DueEvent,
  version: number,
): Promise<void> {
  const set = { version, updatedAt: sql`${askedAt}::timestamptz` };
  const isStill = and(eq(shootEvents.id, id), eq(shootEvents.version, known));
  await orm.update(shootEvents).set(set).where(isStill);
}

/** Forgets an event that is gone there, and with it the address that the shoot shows for it. */
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
