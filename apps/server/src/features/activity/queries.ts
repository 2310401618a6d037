import { ACTIVITY_MAX, ACTIVITY_WINDOW } from '@lensemble/contract/activity';
import { auditKinds } from '@lensemble/contract/activity-kinds';
import { and, desc, eq, getTableColumns, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { activity } from '../../db/schema/activity.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { trash } from '../../db/schema/trash.ts';

export interface ActivityRow extends Readonly<typeof activity.$inferSelect> {
  readonly shootTitle: string | null;
  readonly isShootInTrash: boolean;
}

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
  readonly before?: number | undefined;
  readonly limit?: number;
}

/** Entries before one, the newest first, and one more if there are more. */
export function listActivity(
  orm: Orm,
  { teamId }: TeamScope,
  { of, shootId = '', before, limit = ACTIVITY_WINDOW + 1 }: Window,
): Promise<ActivityRow[]> {
  const isBefore = before === undefined ? undefined : lt(activity.id, before);
  // The entry of a shoot in the trash has the id of the shoot.
  const isInTrash = and(
    eq(trash.teamId, activity.teamId),
    eq(trash.id, activity.shootId),
    eq(trash.kind, 'shoot'),
  );
  return orm
    .select({
      ...getTableColumns(activity),
      shootTitle: sql<string | null>`coalesce(${shoots.title}, ${trash.title})`,
      isShootInTrash: sql<boolean>`${trash.id} is not null`,
    })
    .from(activity)
    .leftJoin(shoots, and(eq(shoots.teamId, activity.teamId), eq(shoots.id, activity.shootId)))
    .leftJoin(trash, isInTrash)
    .where(and(eq(activity.teamId, teamId), filters[of](shootId), isBefore))
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
