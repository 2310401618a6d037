import { and, eq, gt } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { asWriter, type Writer } from '../../db/revision.ts';
import { teamShortCodes, teams } from '../../db/schema/teams.ts';

type OfTeam = Pick<TeamScope, 'teamId'>;
type Row = typeof teamShortCodes.$inferSelect;

const isValid = () => gt(teamShortCodes.expiresAt, new Date());

/** The team's code that has not expired. */
export async function findCode(orm: Orm, { teamId }: OfTeam): Promise<Row | undefined> {
  const isOfTeam = eq(teamShortCodes.teamId, teamId);
  const [row] = await orm.select().from(teamShortCodes).where(and(isOfTeam, isValid()));
  return row;
}

export async function findTeam(orm: Orm, hash: string) {
  const [team] = await orm
    .select({ id: teams.id, name: teams.name })
    .from(teamShortCodes)
    .innerJoin(teams, eq(teams.id, teamShortCodes.teamId))
    .where(and(eq(teamShortCodes.hash, hash), isValid()));
  return team;
}

/** Locks a team against changes of its codes and members; false if it is gone. */
export async function lockTeam(tx: Orm, team: Writer): Promise<boolean> {
  const isTeam = and(eq(teams.id, team.teamId), asWriter(team));
  return (
    (await tx.select({ id: teams.id }).from(teams).where(isTeam).for('no key update')).length > 0
  );
}

/** Replaces the code of the team. */
export async function setCode(tx: Orm, row: Row): Promise<void> {
  await tx
    .insert(teamShortCodes)
    .values(row)
    .onConflictDoUpdate({ target: teamShortCodes.teamId, set: row });
}

export async function deleteCode(orm: Orm, team: Writer): Promise<void> {
  const isOfTeam = eq(teamShortCodes.teamId, team.teamId);
  await orm.delete(teamShortCodes).where(and(isOfTeam, asWriter(team)));
}
