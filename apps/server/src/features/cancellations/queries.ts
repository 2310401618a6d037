import { lt, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { cancelledShoots } from '../../db/schema/calendar.ts';

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
        select distinct lower(case when c.id is null then k.email else c.email end)
        from shoot_participants k
        left join personnel c on c.team_id = k.team_id and c.id = k.personnel_id
        where k.team_id = s.team_id and k.shoot_id = s.id
          and case when c.id is null then k.email else c.email end is not null)
    from shoots s
    where s.team_id = ${teamId} and s.id = ${shootId} and s.date is not null`);
}

/** Nobody's calendar changes by it, so the team's revision stays. */
export async function forgetCancelled(orm: Orm, cancelledBefore: Date): Promise<void> {
  await orm.delete(cancelledShoots).where(lt(cancelledShoots.cancelledAt, cancelledBefore));
}
