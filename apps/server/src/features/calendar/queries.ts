import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { writeToTeam } from '../../db/revision.ts';
import { calendarFeeds, cancelledShoots, shootEvents } from '../../db/schema/calendar.ts';
import { shoots } from '../../db/schema/shoots.ts';
import type { SavedEvent } from '../../ports/calendar/port.ts';
import type { CalendarShoot, CancelledShoot } from './calendar-shoot.ts';

/** A person's feed of one team, or of the shoots in which the person takes part. */
interface FeedOf {
  readonly userId: string;
  readonly teamId: string | null;
}

/** All shoots of these teams, or only those in which a person with this address takes part. */
export interface Choice {
  readonly scopes: readonly TeamScope[];
  readonly email?: string | undefined;
}

const EMAIL = 'case when c.id is null then k.email else c.email end';

const PARTICIPANTS = `
  (select coalesce(json_agg(json_build_object('name', coalesce(c.name, k.name), 'role', k.role)
    order by k.position, k.created_at, k.id), '[]')
  from shoot_participants k
  left join personnel c on c.team_id = k.team_id and c.id = k.personnel_id
  where k.team_id = s.team_id and k.shoot_id = s.id)`;

const COSTUMES = `
  (select coalesce(json_agg(json_build_object(
      'characterName', i.character_name, 'seriesName', i.series_name) order by k.position, i.id), '[]')
  from shoot_costumes k
  join costumes i on i.team_id = k.team_id and i.id = k.costume_id
  where k.team_id = s.team_id and k.shoot_id = s.id)`;

const LOCATION = `
  case when l.id is null then null else json_build_object('name', l.name, 'address', l.address,
    'notes', l.notes, 'latitude', l.latitude, 'longitude', l.longitude) end`;

/** The time of the last change to any field that an event shows. */
const CHANGED_AT = `
  greatest(s.updated_at, l.updated_at, (
    select max(c.updated_at) from shoot_participants k
    join personnel c on c.team_id = k.team_id and c.id = k.personnel_id
    where k.team_id = s.team_id and k.shoot_id = s.id
  ), (
    select max(i.updated_at) from shoot_costumes k
    join costumes i on i.team_id = k.team_id and i.id = k.costume_id
    where k.team_id = s.team_id and k.shoot_id = s.id
  ))`;

interface Row extends Record<string, unknown>, CalendarShoot {}

/** Lists the shoots with a date, ordered by it, in one statement. */
export async function listCalendarShoots(orm: Orm, choice: Choice): Promise<CalendarShoot[]> {
  const isTheirs = sql`exists (
    select from shoot_participants k
    left join personnel c on c.team_id = k.team_id and c.id = k.personnel_id
    where k.team_id = s.team_id and k.shoot_id = s.id and lower(${sql.raw(EMAIL)}) = ${choice.email})`;
  const { rows } = await orm.execute<Row>(sql`${plannedEachTime}
    select s.id, s.title, s.description, s.status, s.date, s.time, s.time_zone as "timeZone",
      s.duration_minutes as "durationMinutes", s.reminder_time as "reminderTime", s.version,
      ${sql.raw(CHANGED_AT)} as "updatedAt", ${sql.raw(LOCATION)} as location,
      ${sql.raw(PARTICIPANTS)} as participants, ${sql.raw(COSTUMES)} as costumes
    from shoots s
    left join locations l on l.team_id = s.team_id and l.id = s.location_id
    where ${ofTeams(choice, 's.team_id')} and s.date is not null
      ${choice.email === undefined ? sql`` : sql`and ${isTheirs}`}
    order by s.date, s.id`);
  return rows;
}

export async function listCancelled(orm: Orm, choice: Choice): Promise<CancelledShoot[]> {
  const { email } = choice;
  const isTheirs = email === undefined ? undefined : sql`${email} = any(${cancelledShoots.emails})`;
  return orm
    .select({
      shootId: cancelledShoots.shootId,
      title: cancelledShoots.title,
      date: cancelledShoots.date,
      time: cancelledShoots.time,
      timeZone: cancelledShoots.timeZone,
      durationMinutes: cancelledShoots.durationMinutes,
      sequence: cancelledShoots.sequence,
      cancelledAt: cancelledShoots.cancelledAt,
    })
    .from(cancelledShoots)
    .where(and(ofTeams(choice, 'cancelled_shoots.team_id'), isTheirs))
    .orderBy(cancelledShoots.date, cancelledShoots.shootId);
}

function ofTeams({ scopes }: Choice, column: string) {
  return sql`${sql.raw(column)} = any(${sql.param(scopes.map(({ teamId }) => teamId))}::uuid[])`;
}

export interface Feed {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Null for a personal feed. */
  readonly teamName: string | null;
  readonly teams: readonly { readonly id: string; readonly revision: number }[];
}

interface FeedRow extends Record<string, unknown>, Feed {}

/** Finds the feed of a token. When a membership ends, its feed is deleted. */
export async function findFeed(orm: Orm, token: string): Promise<Feed | undefined> {
  const { rows } = await orm.execute<FeedRow>(sql`
    select u.email, u.email_verified as "isConfirmed",
      (select t.name from teams t where t.id = f.team_id) as "teamName",
      (select coalesce(json_agg(json_build_object('id', t.id, 'revision', t.revision) order by t.id), '[]')
        from team_members m join teams t on t.id = m.team_id
        where m.user_id = f.user_id and m.team_id = coalesce(f.team_id, m.team_id)) as teams
    from calendar_feeds f join users u on u.id = f.user_id
    where f.token = ${token}`);
  return rows[0];
}

const isFeed = ({ userId, teamId }: FeedOf) =>
  and(
    eq(calendarFeeds.userId, userId),
    teamId === null ? isNull(calendarFeeds.teamId) : eq(calendarFeeds.teamId, teamId),
  );

/** The token of a feed. Creates the feed with `newToken` if there is none. */
export async function tokenOf(orm: Orm, feed: FeedOf, newToken: string): Promise<string> {
  const find = () =>
    orm.select({ token: calendarFeeds.token }).from(calendarFeeds).where(isFeed(feed));
  const [found] = await find();
  if (found) return found.token;
  await orm
    .insert(calendarFeeds)
    .values({ ...feed, token: newToken })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('The feed was not stored');
  return made.token;
}

export async function setToken(orm: Orm, feed: FeedOf, token: string): Promise<void> {
  await tokenOf(orm, feed, token);
  await orm.update(calendarFeeds).set({ token }).where(isFeed(feed));
}

export async function deleteFeeds(orm: Orm, userId: string): Promise<void> {
  await orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function noteSharedEvent(
  orm: Orm,
  scope: TeamScope,
  shoot: Pick<CalendarShoot, 'id' | 'version'>,
  event: SavedEvent,
): Promise<void> {
  const values = { ...event, version: shoot.version };
  await writeToTeam(orm, scope, async (tx) => {
    await tx
      .insert(shootEvents)
      .values({ ...values, teamId: scope.teamId, shootId: shoot.id })
      .onConflictDoUpdate({
        target: shootEvents.shootId,
        targetWhere: isNull(shootEvents.userId),
        set: { ...values, updatedAt: new Date() },
      });
    return setUrl(tx, scope, shoot.id, event.url);
  });
}

export async function noteEventUrl(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  url: string,
): Promise<void> {
  await writeToTeam(orm, scope, (tx) => setUrl(tx, scope, shootId, url));
}

/** Not an edit, so the version stays and no open editor conflicts; undefined if the shoot is gone. */
async function setUrl(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  calendarEventUrl: string,
): Promise<object | undefined> {
  const isMeant = and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));
  const update = tx.update(shoots).set({ calendarEventUrl }).where(isMeant);
  return (await update.returning({ id: shoots.id }))[0];
}
