import { ACTIVITY_MAX, ACTIVITY_WINDOW } from '@lensemble/contract/activity';
import { auditKinds, type SubjectKind } from '@lensemble/contract/activity-kinds';
import type { CallPlan } from '@lensemble/contract/call-plan';
import { and, desc, eq, getTableColumns, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { activity } from '../../db/schema/activity.ts';
import { callAnswersGiven } from '../../db/schema/calls.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { trash } from '../../db/schema/trash.ts';
import { prebuilt } from '../../db/select.ts';

export interface ActivityRow extends Readonly<typeof activity.$inferSelect> {
  readonly shootTitle: string | null;
  readonly isShootInTrash: boolean;
  readonly trashId: string | null;
  /** The plans to which people had said yes or maybe when the plan changed; null if it did not. */
  readonly answeredPlans: readonly CallPlan[] | null;
}

/**
 * Where what the newest deletion of a subject removed is now. `+ 0` keeps the entries of a subject to its own index: with that of
 * all ids, PostgreSQL read every later entry of all teams for each deletion.
 */
const TRASH_ID = prebuilt(sql`case when ${activity.action} = 'deleted' and not exists (
    select from ${activity} later where later.team_id = ${activity.teamId} and later.subject_id = ${activity.subjectId}
      and later.kind = ${activity.kind} and later.action = 'deleted' and later.id + 0 > ${activity.id}
      and later.shoot_id is not distinct from ${activity.shootId})
  then coalesce(
    (select ${trash.id} from ${trash} where ${trash.teamId} = ${activity.teamId} and ${trash.id} = ${activity.subjectId}
      and ${trash.kind} = ${activity.kind}),
    (select ${trash.id} from ${trash} where ${trash.teamId} = ${activity.teamId} and ${trash.shootId} = ${activity.shootId}
      and ${trash.subjectId} = ${activity.subjectId} and ${trash.kind} = ${activity.kind})) end`);

/** The last answers before the change, of the people who are on the crew now. */
const ANSWERED_PLANS = prebuilt(sql`case
  when ${activity.kind} = 'shoot' and ${activity.action} = 'changed'
    and ${activity.changes} ?| array['date', 'time', 'timeZone', 'locationId']
  then (
    select json_agg(l.plan) from (
      select distinct on (a.participant_id) a.answer, a.plan from ${callAnswersGiven} a
      where a.team_id = ${activity.teamId} and a.shoot_id = ${activity.shootId} and a.created_at <= ${activity.createdAt}
      order by a.participant_id, a.number desc) l
    where l.answer <> 'no') end`);

const shootInTrash = alias(trash, 'shoot_in_trash');

/** Only these are for members too. */
const isForAll = notInArray(activity.kind, [...auditKinds]);

const filters = {
  team: () => isForAll,
  shoot: (shootId: string) => eq(activity.shootId, shootId),
  audit: () => eq(activity.isAudit, true),
  all: () => sql`true`,
} satisfies Record<string, (shootId: string) => SQL | undefined>;

export interface Window {
  readonly of: keyof typeof filters;
  readonly shootId?: string;
  readonly kind?: SubjectKind | undefined;
  readonly before?: number | undefined;
  readonly limit?: number;
}

/** Entries before one, the newest first, and one more if there are more. */
export function listActivity(
  orm: Orm,
  { teamId }: TeamScope,
  { of, shootId = '', kind, before, limit = ACTIVITY_WINDOW + 1 }: Window,
): Promise<ActivityRow[]> {
  const isBefore = before === undefined ? undefined : lt(activity.id, before);
  const isKind = kind === undefined ? undefined : eq(activity.kind, kind);
  // The entry of a shoot in the trash has the id of the shoot.
  const isInTrash = and(
    eq(shootInTrash.teamId, activity.teamId),
    eq(shootInTrash.id, activity.shootId),
    eq(shootInTrash.kind, 'shoot'),
  );
  return orm
    .select({
      ...getTableColumns(activity),
      shootTitle: sql<string | null>`coalesce(${shoots.title}, ${shootInTrash.title})`,
      isShootInTrash: sql<boolean>`${shootInTrash.id} is not null`,
      trashId: sql<string | null>`${TRASH_ID}`,
      answeredPlans: sql<CallPlan[] | null>`${ANSWERED_PLANS}`,
    })
    .from(activity)
    .leftJoin(shoots, and(eq(shoots.teamId, activity.teamId), eq(shoots.id, activity.shootId)))
    .leftJoin(shootInTrash, isInTrash)
    .where(and(eq(activity.teamId, teamId), filters[of](shootId), isKind, isBefore))
    .orderBy(desc(activity.id))
    .limit(limit);
}

export async function hasShoot(orm: Orm, { teamId }: TeamScope, id: string): Promise<boolean> {
  const isIt = and(eq(shoots.teamId, teamId), eq(shoots.id, id));
  return (await orm.select({ id: shoots.id }).from(shoots).where(isIt)).length > 0;
}

const FORGOTTEN_AT_ONCE = 5_000;

/** Ids rise with time, so that old entries come first. */
export async function forgetBefore(orm: Orm, before: Date): Promise<void> {
  const some = async () => {
    const { rowCount } = await orm.execute(sql`
      delete from ${activity} where ${activity.id} in (
        select id from (
          select ${activity.id}, ${activity.createdAt} from ${activity} order by ${activity.id} limit ${FORGOTTEN_AT_ONCE}
        ) oldest where oldest.created_at < ${before.toISOString()})`);
    return rowCount;
  };
  while ((await some()) === FORGOTTEN_AT_ONCE);
}

/** Keeps the newest entries of each team that wrote many. */
export async function forgetMost(orm: Orm): Promise<void> {
  await orm.execute(sql`
    delete from ${activity} using teams t where ${activity.teamId} = t.id and ${activity.id} <= (
      select a.id from ${activity} a where a.team_id = t.id order by a.id desc offset ${ACTIVITY_MAX} limit 1)`);
}
