import { and, asc, between, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Orm } from '../../../db/orm.ts';
import { datePolls } from '../../../db/schema/date-polls.ts';
import { shoots } from '../../../db/schema/shoots.ts';

const { id, teamId, title, date, time, timeZone, status } = shoots;
const columns = { id, teamId, title, date, time, timeZone };

/** A shoot of any team. */
export interface NearShoot {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
}

/** The shoots of all teams that are planned or ready and on these days, by team. For a scheduled task. */
export function listNear(orm: Orm, from: string, to: string): Promise<NearShoot[]> {
  const isPlanned = inArray(status, ['planning', 'ready to shoot']);
  return orm
    .select(columns)
    .from(shoots)
    .where(and(isPlanned, between(date, from, to)))
    .orderBy(asc(teamId), asc(date), id);
}

/** The open polls of all teams that end in a time. */
export function listEndingPolls(
  orm: Orm,
  after: Date,
  until: Date,
): Promise<(NearShoot & { readonly deadline: Date | null })[]> {
  const { deadline, closedAt, shootId } = datePolls;
  const isEnding = and(isNull(closedAt), gt(deadline, after), lte(deadline, until));
  return orm
    .select({ ...columns, deadline })
    .from(datePolls)
    .innerJoin(shoots, and(eq(shoots.teamId, datePolls.teamId), eq(id, shootId)))
    .where(and(isEnding, eq(status, 'idea')))
    .orderBy(asc(teamId), id);
}
