import { and, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { EMAIL, k, PARTICIPANTS } from '../../db/participants.ts';
import { cancelledShoots } from '../../db/schema/calendar.ts';
import { sentReminders } from '../../db/schema/reminders.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';
import { bareList, type FieldsOf, prebuilt, selectList } from '../../db/select.ts';
import { wasMailed as mailed } from '../../db/was-mailed.ts';

const ADDRESS = sql`lower(trim(${EMAIL}))`;
const s = alias(shoots, 's');
const r = alias(sentReminders, 'r');

/** Whether a participant (k) was on the shoot when invitations were last mailed. */
const WAS_INVITED = prebuilt(sql`${EMAIL} is not null and exists (
  select from ${sentReminders} ${r} where ${r.teamId} = ${k.teamId} and ${r.shootId} = ${k.shootId}
    and ${r.sent} > 0 and ${r.sentAt} >= ${k.createdAt})`);

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
    select distinct lower(${EMAIL}) from ${PARTICIPANTS}
    where ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id} and ${EMAIL} is not null)`,
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
    select distinct ${ADDRESS} as email from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${WAS_INVITED}
    order by email`);
  return rows.map(({ email }) => email);
}

export async function wasMailedByTeams(orm: Orm, userId: string): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from ${sentReminders} ${r} join ${teamMembers} on ${teamMembers.teamId} = ${r.teamId}
    where ${teamMembers.userId} = ${userId} and ${r.sent} > 0 limit 1`);
  return rows.length > 0;
}

export interface Invited {
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

const INVITED_COLUMNS = prebuilt(
  selectList<Invited>({
    email: ADDRESS,
    shootId: s.id,
    title: s.title,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    sequence: sql`${s.version} + 1`,
  }),
);

interface InvitedRow extends Record<string, unknown>, Invited {}

/** Everyone invited to a team's shoots from `since` (`YYYY-MM-DD`) on, once per shoot. */
export async function listInvitedOfTeam(
  tx: Orm,
  { teamId }: TeamScope,
  since: string,
): Promise<Invited[]> {
  const { rows } = await tx.execute<InvitedRow>(sql`
    select distinct ${INVITED_COLUMNS}
    from ${PARTICIPANTS} join ${shoots} ${s} on ${s.teamId} = ${k.teamId} and ${s.id} = ${k.shootId}
    where ${k.teamId} = ${teamId} and ${s.date} >= ${since} and ${WAS_INVITED}
    order by date, "shootId", email`);
  return rows;
}
