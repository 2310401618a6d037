import type { ArchivedTeam } from '@lensemble/contract/team-archive';
import type { TeamRecordKind } from '@lensemble/contract/team-records';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeAs } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { images } from '../../db/schema/images.ts';
import { teamExports, teamImports } from '../../db/schema/team-archives.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';
import { teamTables } from './rows/team-tables.ts';

export type ExportRow = typeof teamExports.$inferSelect;
type OfTeam = Pick<TeamScope, 'teamId'>;

/** An export that no server finished in this time can be started again. */
const STALE = sql`now() - interval '1 day'`;

export async function findExport(orm: Orm, { teamId }: OfTeam): Promise<ExportRow | undefined> {
  return (await orm.select().from(teamExports).where(eq(teamExports.teamId, teamId)))[0];
}

/** Replaces the last export; undefined while one is being made. */
export async function beginExport(
  tx: Orm,
  { teamId }: OfTeam,
  userId: string,
): Promise<ExportRow | undefined> {
  const { state, createdAt } = teamExports;
  await writeAs(tx, { userId });
  const [row] = await tx
    .insert(teamExports)
    .values({ teamId, userId })
    .onConflictDoUpdate({
      target: teamExports.teamId,
      set: {
        id: sql`gen_random_uuid()`,
        userId,
        state: 'waiting',
        done: 0,
        total: 0,
        bytes: null,
        createdAt: new Date(),
        finishedAt: null,
      },
      setWhere: sql`${state} in ('done', 'failed') or ${createdAt} < ${STALE}`,
    })
    .returning();
  return row;
}

/** An export that is to be made; undefined if another one replaced it, or its team is gone. */
export async function findUnfinished(orm: Orm, id: string): Promise<ExportRow | undefined> {
  const [row] = await orm.select().from(teamExports).where(eq(teamExports.id, id));
  return row?.state === 'done' ? undefined : row;
}

export async function updateExport(
  orm: Orm,
  id: string,
  change: Partial<Pick<ExportRow, 'state' | 'done' | 'total' | 'bytes' | 'finishedAt'>>,
): Promise<void> {
  await orm.update(teamExports).set(change).where(eq(teamExports.id, id));
}

/** The address of the person who asked for an export, and the name of the team. */
export async function findReader(
  orm: Orm,
  id: string,
): Promise<{ readonly email: string; readonly team: string } | undefined> {
  const [found] = await orm
    .select({ email: users.email, team: teams.name })
    .from(teamExports)
    .innerJoin(users, eq(users.id, teamExports.userId))
    .innerJoin(teams, eq(teams.id, teamExports.teamId))
    .where(eq(teamExports.id, id));
  return found;
}

/** The ids of all exports and imports that began after a moment. */
export async function listArchives(orm: Orm, after: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: teamExports.id })
    .from(teamExports)
    .where(gt(teamExports.createdAt, after))
    .unionAll(
      orm.select({ id: teamImports.id }).from(teamImports).where(gt(teamImports.createdAt, after)),
    );
  return rows.map(({ id }) => id);
}

export async function deleteExports(orm: Orm, before: Date): Promise<void> {
  await orm.delete(teamExports).where(sql`${teamExports.createdAt} < ${before}`);
}

export async function pictureBytes(orm: Orm, { teamId }: OfTeam): Promise<number> {
  const bytes = sql<number>`coalesce(sum(${images.bytes}), 0)::float8`;
  const [found] = await orm.select({ bytes }).from(images).where(eq(images.teamId, teamId));
  return found?.bytes ?? 0;
}

/** Runs `read` on one state of the database. */
export const onSnapshot = <T>(orm: Orm, read: (tx: Orm) => Promise<T>): Promise<T> =>
  orm.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Undefined if the team is gone. */
export async function findTeam(tx: Orm, { teamId }: OfTeam): Promise<ArchivedTeam | undefined> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId));
  const members = await tx
    .select({
      name: users.name,
      email: users.email,
      role: teamMembers.role,
      since: teamMembers.createdAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.id));
  return (
    team && {
      name: team.name,
      createdAt: team.createdAt.toISOString(),
      members: members.map((member) => ({ ...member, since: member.since.toISOString() })),
    }
  );
}

const ROWS_AT_ONCE = 500;

/** The records of a kind, in parts. */
export async function* readRecords(
  tx: Orm,
  { teamId }: OfTeam,
  kind: TeamRecordKind,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const { table, columns, order, where } = teamTables[kind];
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await tx
      .select({ ...columns })
      .from(table)
      .where(and(eq(table.teamId, teamId), where))
      .orderBy(...order)
      .limit(ROWS_AT_ONCE)
      .offset(offset);
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
