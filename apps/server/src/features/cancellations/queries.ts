import { and, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { c, EMAIL, k, PARTICIPANTS } from '../../db/participants.ts';
import { nextRevision } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { cancelledShoots } from '../../db/schema/calendar.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teams } from '../../db/schema/teams.ts';
import { bareList, type FieldsOf, selectList } from '../../db/select.ts';

const s = alias(shoots, 's');

/** What a cancelled shoot keeps. A column that is missing does not compile. */
const kept: FieldsOf<Omit<typeof cancelledShoots.$inferSelect, 'cancelledAt'>> = {
  shootId: s.id,
  teamId: s.teamId,
  title: s.title,
  date: s.date,
  time: s.time,
  timeZone: s.timeZone,
  durationMinutes: s.durationMinutes,
  sequence: sql`${s.version} + 1`,
  emails: sql`array(
    select distinct lower(coalesce(${users.email}, ${EMAIL}))
    from ${PARTICIPANTS} left join ${users} on ${users.id} = ${c.userId}
    where ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id} and coalesce(${users.email}, ${EMAIL}) is not null)`,
};

const keptNames = Object.keys(kept) as (keyof typeof kept)[];

/** Records what calendars need to remove a shoot. Does nothing for a shoot without a date. */
export async function insertCancelled(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<void> {
  const columns = keptNames.map((name) => cancelledShoots[name]);
  await orm.execute(sql`
    insert into ${cancelledShoots} (${bareList(columns)})
    select ${selectList(kept)} from ${shoots} ${s}
    where ${s.teamId} = ${teamId} and ${s.id} = ${shootId} and ${s.date} is not null`);
}

export async function findCancelled(orm: Orm, { teamId }: TeamScope, shootId: string) {
  const isMeant = and(eq(cancelledShoots.teamId, teamId), eq(cancelledShoots.shootId, shootId));
  return (await orm.select().from(cancelledShoots).where(isMeant))[0];
}

export async function forgetCancelled(orm: Orm, cancelledBefore: Date): Promise<void> {
  const gone = orm
    .delete(cancelledShoots)
    .where(lt(cancelledShoots.cancelledAt, cancelledBefore))
    .returning({ teamId: cancelledShoots.teamId });
  await orm.execute(sql`
    with gone as ${gone}
    update ${teams} set revision = ${nextRevision} where id in (select team_id from gone)`);
}
