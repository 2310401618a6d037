import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { teams } from './schema/teams.ts';

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
export function raiseRevision({ teamId }: { readonly teamId: string }, written: SQL): SQL {
  return sql`update ${teams} set revision = ${nextRevision} where id = ${teamId} and exists (select from ${written})`;
}
