import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { cancelledShoots } from '../../db/schema/calendar.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';

const EMAIL = sql`case when c.id is null then k.email else c.email end`;
const PARTICIPANTS = sql`shoot_participants k
  left join personnel c on c.team_id = k.team_id and c.id = k.personnel_id`;

/** Keeps of a shoot what calendars need to take it off, if it has a date. */
export async function insertCancelled(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<void> {
  await orm.execute(sql`
    insert into ${cancelledShoots}
      (shoot_id, team_id, title, date, time, time_zone, duration_minutes, sequence, emails)
    select s.id, s.team_id, s.title, s.date, s.time, s.time_zone, s.duration_minutes, s.version + 1,
      array(
        select distinct lower(${EMAIL}) from ${PARTICIPANTS}
        where k.team_id = s.team_id and k.shoot_id = s.id and ${EMAIL} is not null)
    from shoots s
    where s.team_id = ${teamId} and s.id = ${shootId} and s.date is not null`);
}

/** What was kept of a deleted shoot. */
export async function findCancelled(orm: Orm, { teamId }: TeamScope, shootId: string) {
  const isMeant = and(eq(cancelledShoots.teamId, teamId), eq(cancelledShoots.shootId, shootId));
  return (await orm.select().from(cancelledShoots).where(isMeant))[0];
}

/** Nobody's calendar changes by it, so the team's revision stays. */
export async function forgetCancelled(orm: Orm, cancelledBefore: Date): Promise<void> {
  await orm.delete(cancelledShoots).where(lt(cancelledShoots.cancelledAt, cancelledBefore));
}

/** Whether anybody was mailed an invitation to a shoot. */
export async function wasMailed(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select from sent_reminders where team_id = ${teamId} and shoot_id = ${shootId} and sent > 0 limit 1`);
  return rows.length > 0;
}

/** The shoots at a place, on a day or after it, that somebody was mailed an invitation to. @param since as YYYY-MM-DD */
export async function listMailedAt(
  orm: Orm,
  { teamId }: TeamScope,
  locationId: string,
  since: string,
): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    select s.id from ${shoots} s where s.team_id = ${teamId} and s.location_id = ${locationId}
      and s.date >= ${since} and exists (
        select from sent_reminders r where r.team_id = s.team_id and r.shoot_id = s.id and r.sent > 0)`);
  return rows.map(({ id }) => id);
}

/** The addresses of those who take part, and did so when invitations to the shoot were last mailed. */
export async function listInvited(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select distinct lower(trim(${EMAIL})) as email from ${PARTICIPANTS}
    where k.team_id = ${teamId} and k.shoot_id = ${shootId} and ${EMAIL} is not null
      and exists (
        select from sent_reminders r where r.team_id = k.team_id and r.shoot_id = k.shoot_id
          and r.sent > 0 and r.sent_at >= k.created_at)
    order by email`);
  return rows.map(({ email }) => email);
}

/** Whether anybody was mailed an invitation to a shoot of the teams that a person is in. */
export async function wasMailedByTeams(orm: Orm, userId: string): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from sent_reminders r join ${teamMembers} m on m.team_id = r.team_id
    where m.user_id = ${userId} and r.sent > 0 limit 1`);
  return rows.length > 0;
}

/** What somebody was invited to. */
export interface Invited extends Record<string, unknown> {
  readonly email: string;
  readonly shootId: string;
  readonly title: string;
  readonly date: string;
  readonly time: string | null;
  readonly timeZone: string;
  readonly durationMinutes: number;
  /** Above all that calendars know of it. */
  readonly sequence: number;
}

/** Everybody who was invited to one of a team's shoots on a day or after it, once for each. @param since as YYYY-MM-DD */
export async function listInvitedOfTeam(
  tx: Orm,
  { teamId }: TeamScope,
  since: string,
): Promise<Invited[]> {
  const { rows } = await tx.execute<Invited>(sql`
    select distinct lower(trim(${EMAIL})) as email, s.id as "shootId", s.title, s.date, s.time,
      s.time_zone as "timeZone", s.duration_minutes as "durationMinutes", s.version + 1 as sequence
    from ${PARTICIPANTS} join ${shoots} s on s.team_id = k.team_id and s.id = k.shoot_id
    where k.team_id = ${teamId} and s.date >= ${since} and ${EMAIL} is not null and exists (
      select from sent_reminders r where r.team_id = k.team_id and r.shoot_id = k.shoot_id
        and r.sent > 0 and r.sent_at >= k.created_at)
    order by s.date, "shootId", email`);
  return rows;
}

/** When a shoot is that has one of the versions. Nobody else changes that before the transaction ends. */
export async function holdPlan(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  versions: readonly number[] | undefined,
) {
  const { date, time, timeZone, durationMinutes } = shoots;
  const isMeant = and(
    eq(shoots.teamId, teamId),
    eq(shoots.id, shootId),
    versions && inArray(shoots.version, [...versions]),
  );
  const query = tx.select({ date, time, timeZone, durationMinutes }).from(shoots).where(isMeant);
  return (await query.for('no key update'))[0];
}
