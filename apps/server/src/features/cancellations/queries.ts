import { and, eq, lt, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { cancelledShoots } from '../../db/schema/calendar.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';
import { wasMailed as mailed } from '../../db/was-mailed.ts';

const EMAIL = sql`case when c.id is null then k.email else c.email end`;
const PARTICIPANTS = sql`shoot_participants k
  left join personnel c on c.team_id = k.team_id and c.id = k.personnel_id`;

/** Records what calendars need to remove a shoot. Does nothing for a shoot without a date. */
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

export async function findCancelled(orm: Orm, { teamId }: TeamScope, shootId: string) {
  const isMeant = and(eq(cancelledShoots.teamId, teamId), eq(cancelledShoots.shootId, shootId));
  return (await orm.select().from(cancelledShoots).where(isMeant))[0];
}

/** Does not raise the team's revision, because no calendar changes. */
export async function forgetCancelled(orm: Orm, cancelledBefore: Date): Promise<void> {
  await orm.delete(cancelledShoots).where(lt(cancelledShoots.cancelledAt, cancelledBefore));
}

/** Whether invitations were mailed to a shoot, or to a shoot at a location. */
export async function wasMailed(
  orm: Orm,
  { teamId }: TeamScope,
  { shootId, locationId }: { readonly shootId?: string; readonly locationId?: string },
): Promise<boolean> {
  const { id, locationId: place } = shoots;
  const isMeant = shootId ? eq(id, shootId) : eq(place, locationId ?? '');
  const rows = await orm
    .select({ id })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), isMeant, mailed(shoots)))
    .limit(1);
  return rows.length > 0;
}

/** The addresses of participants who were on the shoot when invitations were last mailed. */
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

export async function wasMailedByTeams(orm: Orm, userId: string): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from sent_reminders r join ${teamMembers} m on m.team_id = r.team_id
    where m.user_id = ${userId} and r.sent > 0 limit 1`);
  return rows.length > 0;
}

export interface Invited extends Record<string, unknown> {
  readonly email: string;
  readonly shootId: string;
  readonly title: string;
  readonly date: string;
  readonly time: string | null;
  readonly timeZone: string;
  readonly durationMinutes: number;
  /** Higher than the number in every calendar. */
  readonly sequence: number;
}

/** Everyone invited to a team's shoots from `since` (`YYYY-MM-DD`) on, once per shoot. */
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
