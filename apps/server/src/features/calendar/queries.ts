import type { Language } from '@lensemble/messages/languages';
import { and, type Column, eq, isNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { NO_REFUSAL } from '../../db/event-refusals.ts';
import type { Orm } from '../../db/orm.ts';
import { c, EMAIL, k, PARTICIPANTS } from '../../db/participants.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { writeToTeam } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { calendarFeeds, cancelledShoots, shootEvents } from '../../db/schema/calendar.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';
import { isAnyOf, jsonObject, selectList } from '../../db/select.ts';
import { s } from '../../db/shoots-and-places.ts';
import type { SavedEvent } from '../../ports/calendar/port.ts';
import type { CalendarShoot, CancelledShoot } from './calendar-shoot.ts';
import { type CalendarRow, selectForCalendar } from './rows/calendar-row.ts';

/** A person's feed of one team, or of the shoots in which the person takes part. */
interface FeedOf {
  readonly userId: string;
  readonly teamId: string | null;
}

/** All shoots of these teams, or only those in which a person takes part: the email address is in lower case. */
export interface Choice {
  readonly scopes: readonly TeamScope[];
  readonly person?: { readonly userId: string; readonly email: string } | undefined;
}

/** The ids of the shoots with a date, ordered by it. */
export async function listCalendarShootIds(orm: Orm, choice: Choice): Promise<string[]> {
  const { person } = choice;
  // The account of a crew member decides. The address counts for those without one.
  const isTheirs = sql`and exists (
    select from ${PARTICIPANTS}
    where ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id}
      and case when ${c.userId} is null then lower(${EMAIL}) = ${person?.email} else ${c.userId} = ${person?.userId} end)`;
  const { rows } = await orm.execute<{ id: string }>(sql`${plannedEachTime}
    select ${s.id} as id from ${shoots} ${s}
    where ${ofTeams(choice, s.teamId)} and ${s.date} is not null
      ${person === undefined ? sql`` : isTheirs}
    order by ${s.date}, ${s.id}`);
  return rows.map(({ id }) => id);
}

/** Reads some of the shoots in one statement. Leaves out those that have been deleted or lost their date. */
export async function readCalendarShoots(
  orm: Orm,
  choice: Choice,
  ids: readonly string[],
): Promise<CalendarShoot[]> {
  const { rows } = await orm.execute<CalendarRow>(sql`${plannedEachTime}
    ${selectForCalendar((teamId, shootId) => sql`${ofTeams(choice, teamId)} and ${isAnyOf(shootId, ids)}`)}
    and ${s.date} is not null order by ${s.date}, ${s.id}`);
  return rows;
}

export async function listCancelled(orm: Orm, choice: Choice): Promise<CancelledShoot[]> {
  const isTheirs = choice.person && sql`${choice.person.email} = any(${cancelledShoots.emails})`;
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
    .where(and(ofTeams(choice, cancelledShoots.teamId), isTheirs))
    .orderBy(cancelledShoots.date, cancelledShoots.shootId);
}

function ofTeams({ scopes }: Choice, column: Column) {
  const ids = scopes.map(({ teamId }) => teamId);
  return isAnyOf(column, ids);
}

export interface Feed {
  readonly userId: string;
  readonly email: string;
  /** Of the owner. */
  readonly language: Language | null;
  readonly isConfirmed: boolean;
  /** Null for a personal feed. */
  readonly teamName: string | null;
  readonly teams: readonly { readonly id: string; readonly revision: number }[];
}

interface FeedRow extends Record<string, unknown>, Feed {}

const TEAM = jsonObject<Feed['teams'][number]>({ id: teams.id, revision: teams.revision });

/** Finds the feed of a token. When a membership ends, its feed is deleted. */
export async function findFeed(orm: Orm, token: string): Promise<Feed | undefined> {
  const { rows } = await orm.execute<FeedRow>(sql`
    select ${selectList<Feed>({
      userId: users.id,
      email: users.email,
      language: users.language,
      isConfirmed: users.emailVerified,
      teamName: sql`(select ${teams.name} from ${teams} where ${teams.id} = ${calendarFeeds.teamId})`,
      teams: sql`(
        select coalesce(json_agg(${TEAM} order by ${teams.id}), '[]')
        from ${teamMembers} join ${teams} on ${teams.id} = ${teamMembers.teamId}
        where ${teamMembers.userId} = ${calendarFeeds.userId}
          and ${teamMembers.teamId} = coalesce(${calendarFeeds.teamId}, ${teamMembers.teamId}))`,
    })}
    from ${calendarFeeds} join ${users} on ${users.id} = ${calendarFeeds.userId}
    where ${calendarFeeds.token} = ${token}`);
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
        set: { ...values, ...NO_REFUSAL, updatedAt: new Date() },
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
