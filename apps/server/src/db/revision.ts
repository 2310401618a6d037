import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Given } from './built-once.ts';
import type { Orm } from './orm.ts';
import { teams } from './schema/teams.ts';

/** Who writes to a team. Scopes of people and of personal links say who; without, it is the server itself. */
export interface Writer {
  readonly teamId: string;
  readonly userId?: string;
  readonly participantId?: string;
}

/** Says who writes, for the activity of the team, which triggers record at the end of the transaction. */
function authorIs({ userId, participantId }: Given<Omit<Writer, 'teamId'>>): SQL {
  const isMember = userId !== undefined || participantId === undefined;
  const [kind, id] = isMember ? ['user:', userId ?? ''] : ['participant:', participantId];
  return sql`set_config('lensemble.author', ${kind}::text || ${id}::text, true)`;
}

/** The condition of a statement about the row of a team, or about its records, that also says who writes. */
export const asWriter = (writer: Given<Writer>): SQL => sql`${authorIs(writer)} is not null`;

/** For transactions without a statement that can say who writes. */
export async function writeAs(tx: Orm, writer: Omit<Writer, 'teamId'>): Promise<void> {
  await tx.execute(sql`select ${authorIs(writer)}`);
}

/** Keeps the transaction out of the activity: a whole team is copied in it. For a condition or a result of a statement. */
export const unrecorded = sql<string>`set_config('lensemble.activity', 'off', true)`;

export async function writeUnrecorded(tx: Orm): Promise<void> {
  await tx.execute(sql`select ${unrecorded}`);
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
export function raiseRevision(writer: Given<Writer>, written: SQL, also?: SQL): SQL {
  const changes = also ? sql`revision = ${nextRevision}, ${also}` : sql`revision = ${nextRevision}`;
  return sql`update ${teams} set ${changes} where id = ${writer.teamId} and exists (select from ${written})
    and ${asWriter(writer)}`;
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
export async function raiseTeamRevision(tx: Orm, writer: Writer): Promise<number | undefined> {
  const isTeam = and(eq(teams.id, writer.teamId), asWriter(writer));
  const raised = tx.update(teams).set({ revision: nextRevision }).where(isTeam);
  return (await raised.returning({ revision: teams.revision }))[0]?.revision;
}

/**
 * Runs `work` in a transaction and raises the team's revision at the end, unless `work` returns undefined. The revision
 * is a statement of its own: in a single statement, foreign keys would lock other rows while it holds the team's row.
 * Retries `work` after a deadlock. `check` runs last, under the lock of the team's row, and throws to undo everything.
 */
export function writeToTeam<T>(
  orm: Orm,
  writer: Writer,
  work: (tx: Orm) => Promise<T | undefined>,
  check?: (tx: Orm, result: T) => Promise<void>,
): Promise<T | undefined> {
  return inTransaction(orm, async (tx) => {
    const result = await work(tx);
    if (result === undefined) return undefined;
    await raiseTeamRevision(tx, writer);
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
