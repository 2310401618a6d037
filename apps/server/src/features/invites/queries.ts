import { eq } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { nextRevision } from '../../db/revision.ts';
import { teams } from '../../db/schema/teams.ts';

export async function findCode(orm: Orm, { teamId }: TeamScope): Promise<string | undefined> {
  const [team] = await orm
    .select({ code: teams.inviteCode })
    .from(teams)
    .where(eq(teams.id, teamId));
  return team?.code;
}

/** @returns whether the team still exists */
export async function replaceCode(
  orm: Orm,
  { teamId }: TeamScope,
  inviteCode: string,
): Promise<boolean> {
  const replaced = await orm
    .update(teams)
    .set({ inviteCode, revision: nextRevision, updatedAt: new Date() })
    .where(eq(teams.id, teamId))
    .returning({ id: teams.id });
  return replaced.length > 0;
}
