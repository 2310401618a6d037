import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from './orm.ts';
import { teams } from './schema/teams.ts';

interface OfTeam {
  readonly teamId: string;
}

/**
 * What a team's revision rises to. It keeps up with the clock, so that after the database was restored from a backup no
 * number comes again that browsers know from before with other contents.
 */
export const nextRevision = sql`greatest(${teams.revision} + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/**
 * The part of a write's statement that raises its team's revision, if `written` (a table of the same statement, or a
 * subquery) has a row. In a transaction of several statements it belongs into the last one: the team's row is what
 * everybody waits for, so that whoever holds it must want nothing else any more but what is
 * nobody else's, as the rows of a person who is locked.
 */
export function raiseRevision({ teamId }: OfTeam, written: SQL): SQL {
  return sql`update ${teams} set revision = ${nextRevision} where id = ${teamId} and exists (select from ${written})`;
}

/**
 * Runs a write to a team's data in a transaction whose last statement raises the team's revision, if `work` answers with
 * something. For all that foreign keys check, unlink or take along at the end of its own statement: together with the
 * revision it would want rows of others while it holds the team's. `work` runs again where it lost against another write.
 */
export async function writeToTeam<T>(
  orm: Orm,
  { teamId }: OfTeam,
  work: (tx: Orm) => Promise<T | undefined>,
): Promise<T | undefined> {
  const write = () =>
    orm.transaction(async (tx) => {
      const result = await work(tx);
      if (result !== undefined) {
        await tx.update(teams).set({ revision: nextRevision }).where(eq(teams.id, teamId));
      }
      return result;
    });
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const TRIES = 3;

function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '40P01') return true;
  }
  return false;
}
