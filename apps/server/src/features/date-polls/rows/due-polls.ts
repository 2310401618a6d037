import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/orm.ts';
import { datePolls } from '../../../db/schema/date-polls.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { isPoll } from './keys.ts';

export interface DuePoll {
  readonly teamId: string;
  readonly shootId: string;
  readonly deadline: Date;
}

const DAY_MS = 86_400_000;

const isOpenIdea = sql`${datePolls.closedAt} is null and exists (
  select from ${shoots} where ${shoots.teamId} = ${datePolls.teamId} and ${shoots.id} = ${datePolls.shootId}
    and ${shoots.status} = 'idea')`;

/**
 * Lists polls of all teams whose deadline is within a day and of which no one was reminded yet, the earliest first. Polls that
 * were asked or changed on the last day are left out, because their people have just been asked. For a scheduled task.
 */
export async function listDue(orm: Orm, now: Date, limit: number): Promise<DuePoll[]> {
  const { teamId, shootId, deadline, nudgedFor, updatedAt } = datePolls;
  const rows = await orm
    .select({ teamId, shootId, deadline })
    .from(datePolls)
    .where(
      and(
        isOpenIdea,
        gt(deadline, now),
        lte(deadline, new Date(now.getTime() + DAY_MS)),
        sql`${updatedAt} <= ${deadline} - interval '24 hours'`,
        sql`${nudgedFor} is distinct from ${deadline}`,
      ),
    )
    .orderBy(deadline)
    .limit(limit);
  return rows.flatMap((row) => (row.deadline ? { ...row, deadline: row.deadline } : []));
}

/** @returns false if another server has reminded of this deadline, or it is another one by now */
export async function noteNudged(tx: Orm, { deadline, ...target }: DuePoll): Promise<boolean> {
  const noted = await tx
    .update(datePolls)
    .set({ nudgedFor: deadline })
    .where(
      and(
        isPoll(target),
        isOpenIdea,
        eq(datePolls.deadline, deadline),
        sql`${datePolls.nudgedFor} is distinct from ${datePolls.deadline}`,
      ),
    )
    .returning({ shootId: datePolls.shootId });
  return noted.length > 0;
}
