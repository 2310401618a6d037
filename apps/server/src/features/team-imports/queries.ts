import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import { everyCatalogue } from '../../db/catalogue-tables.ts';
import type { Orm } from '../../db/orm.ts';
import { checkCatalogue, checkShoots } from '../../db/quotas.ts';
import { raiseTeamRevision, unrecorded, writeUnrecorded } from '../../db/revision.ts';

export { writeUnrecorded };

import { cancelledShoots, shootEvents } from '../../db/schema/calendar.ts';
import { datePolls } from '../../db/schema/date-polls.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamImports } from '../../db/schema/team-archives.ts';
import { teams } from '../../db/schema/teams.ts';
import { bare } from '../../db/select.ts';
import { checkEveryShoot } from '../../db/shoot-quotas.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import { tooMany } from './rows/count-limits.ts';

export type ImportRow = typeof teamImports.$inferSelect;
type OfTeam = Pick<TeamScope, 'teamId'>;

const DELETED_AT_ONCE = 500;

/** An import that no server finished in this time can be replaced. */
const STALE = sql`now() - interval '1 day'`;
const isOver = sql`${teamImports.state} in ('done', 'failed') or ${teamImports.createdAt} < ${STALE}`;

export async function findImport(orm: Orm, userId: string): Promise<ImportRow | undefined> {
  return (await orm.select().from(teamImports).where(eq(teamImports.userId, userId)))[0];
}

const afresh = {
  state: 'waiting',
  refusal: null,
  done: 0,
  total: 0,
  teamId: null,
  createdAt: sql`now()`,
} as const;

/** Replaces the last import; undefined while one runs. */
export async function beginImport(
  tx: Orm,
  userId: string,
  id: string,
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .insert(teamImports)
    .values({ userId, id })
    .onConflictDoUpdate({
      target: teamImports.userId,
      set: { ...afresh, id, hasNewIds: false },
      setWhere: isOver,
    })
    .returning();
  return row;
}

/** Begins the last import again, with new ids; undefined unless its ids were taken. */
export async function beginCopy(tx: Orm, userId: string): Promise<ImportRow | undefined> {
  const { refusal } = teamImports;
  const [row] = await tx
    .update(teamImports)
    .set({ ...afresh, hasNewIds: true })
    .where(sql`${teamImports.userId} = ${userId} and ${refusal} = 'idsTaken'`)
    .returning();
  return row;
}

export async function findUnfinished(orm: Orm, id: string): Promise<ImportRow | undefined> {
  const [row] = await orm.select().from(teamImports).where(eq(teamImports.id, id));
  return row?.state === 'waiting' || row?.state === 'running' ? row : undefined;
}

export async function updateImport(
  orm: Orm,
  id: string,
  change: Partial<Pick<ImportRow, 'state' | 'refusal' | 'done' | 'total' | 'teamId'>>,
): Promise<void> {
  await orm.update(teamImports).set(change).where(eq(teamImports.id, id));
}

/** Deletes some records of a team. @returns how many */
export async function deleteSome(orm: Orm, table: PgTable, teamId: string): Promise<number> {
  const { rowCount } = await orm.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where team_id = ${teamId} limit ${DELETED_AT_ONCE}))
    returning ${unrecorded}`);
  return rowCount ?? 0;
}

export async function deleteTeam(orm: Orm, teamId: string): Promise<void> {
  await orm.delete(teams).where(eq(teams.id, teamId));
}

/** Whether records of deleted shoots, for which there is no foreign key, have one of the ids. */
export async function hasTraces(tx: Orm, { teamId }: OfTeam): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${shoots} where ${shoots.teamId} = ${teamId} and (
      ${shoots.id} in (select ${cancelledShoots.shootId} from ${cancelledShoots})
      or ${shoots.id} in (select ${shootEvents.shootId} from ${shootEvents})) limit 1`);
  return rows.length > 0;
}

export async function insertRecords(
  tx: Orm,
  table: PgTable,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = getTableColumns(table);
  const rows = records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const isMoment = columns[name]?.dataType === 'date' && typeof value === 'string';
        return [name, isMoment ? new Date(value) : value];
      }),
    ),
  );
  await tx.insert(table).values(rows).returning({ unrecorded });
}

/** Gives shoots what was withheld. @param records each as JSON */
export async function openShoots(
  tx: Orm,
  { teamId }: OfTeam,
  records: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${shoots} set ${bare(shoots.isPublic)} = r."isPublic", ${bare(shoots.reminderTime)} = r."reminderTime"
    from jsonb_to_recordset(${listOf(records)}) r (id uuid, "isPublic" boolean, "reminderTime" timestamptz)
    where ${shoots.teamId} = ${teamId} and ${shoots.id} = r.id
      and (r."isPublic" or r."reminderTime" is not null)`);
}

/** Gives polls what was withheld. @param records each as JSON */
export async function openPolls(
  tx: Orm,
  { teamId }: OfTeam,
  records: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${datePolls} set ${bare(datePolls.deadline)} = r.deadline
    from jsonb_to_recordset(${listOf(records)}) r ("shootId" uuid, deadline timestamptz)
    where ${datePolls.teamId} = ${teamId} and ${datePolls.shootId} = r."shootId"
      and r.deadline is not null`);
}

const listOf = (records: readonly string[]) => sql`${`[${records.join(',')}]`}::jsonb`;

/** Raises the revision of the team, which locks it. @throws QuotaError */
export async function checkTeam(tx: Orm, team: OfTeam, quotas: Quotas): Promise<void> {
  await raiseTeamRevision(tx, team);
  await checkShoots(tx, team, quotas);
  for (const { table } of everyCatalogue) await checkCatalogue(tx, team, table, quotas);
  await checkCounts(tx, team, quotas);
  await checkEveryShoot(tx, team, quotas);
}

async function checkCounts(tx: Orm, { teamId }: OfTeam, quotas: Quotas): Promise<void> {
  const { rows } = await tx.execute<{ kind: string }>(tooMany(teamId, quotas));
  if (rows[0]) throw new QuotaError(`The team has too many records of the kind ${rows[0].kind}`);
}

const UNIQUE = '23505';
const INTEGRITY = /^23/;

/** What a statement that broke a constraint says of the archive; undefined for other errors. */
export function brokenBy(error: unknown): 'taken' | 'inconsistent' | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (cause.code === UNIQUE) return 'taken';
    if (INTEGRITY.test(cause.code)) return 'inconsistent';
  }
  return undefined;
}
