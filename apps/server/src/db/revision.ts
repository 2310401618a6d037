import { eq, type SQL, sql } from 'drizzle-orm';
import type { Given } from './built-once.ts';
import type { Orm } from './orm.ts';
import { teams } from './schema/teams.ts';

interface OfTeam {
  readonly teamId: string;
}

/**
 * The next revision of a team. It is at least the current time, so that a database restored from a backup never reuses
 * a revision that browsers have cached with other contents.
 */
export const nextRevision = sql`greatest(${teams.revision} + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/**
 * The CTE that raises a team's revision if `written` (a CTE of the same statement, or a subquery) has a row. In a
 * transaction with several statements it must come last. It locks the team's row, which every writer waits for: a later
 * lock that another transaction may hold could deadlock.
 * @param also what else the statement changes in the team's row
 */
export function raiseRevision({ teamId }: Given<OfTeam>, written: SQL, also?: SQL): SQL {
  const changes = also ? sql`revision = ${nextRevision}, ${also}` : sql`revision = ${nextRevision}`;
  return sql`update ${teams} set ${changes} where id = ${teamId} and exists (select from ${written})`;
}

/** Runs `work` in a transaction. Retries it after a deadlock. */
export const inTransaction = <T>(orm: Orm, work: (tx: Orm) => Promise<T>): Promise<T> =>
  retried(() => orm.transaction(work));

/** Runs a write, and runs it again after a deadlock. */
export async function retried<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

/**
 * Raises a team's revision: the last statement of a transaction, since all other writes to the team wait for its row.
 * @returns the new revision; undefined if the team is gone
 */
export async function raiseTeamRevision(tx: Orm, { teamId }: OfTeam): Promise<number | undefined> {
  const raised = tx.update(teams).set({ revision: nextRevision }).where(eq(teams.id, teamId));
  return (await raised.returning({ revision: teams.revision }))[0]?.revision;
}

/**
 * Runs `work` in a transaction and raises the team's revision at the end, unless `work` returns undefined. The revision
 * is a statement of its own: in a single statement, foreign keys would lock other rows while it holds the team's row.
 * Retries `work` after a deadlock. `check` runs last, under the lock of the team's row, and throws to undo everything.
 */
export function writeToTeam<T>(
  orm: Orm,
  { teamId }: OfTeam,
  work: (tx: Orm) => Promise<T | undefined>,
  check?: (tx: Orm, result: T) => Promise<void>,
): Promise<T | undefined> {
  return inTransaction(orm, async (tx) => {
    const result = await work(tx);
    if (result === undefined) return undefined;
    await raiseTeamRevision(tx, { teamId });
    await check?.(tx, result);
    return result;
  });
}

const TRIES = 3;

function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '40P01') return true;
  }
  return false;
}
