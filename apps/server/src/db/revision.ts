import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { teams } from './schema/teams.ts';

/**
 * The part of a write's statement that raises its team's revision, if `written` (a table of the same statement, or a
 * subquery) has a row. In a transaction of several statements it belongs into the last one: the team's row is what
 * everybody waits for, so that whoever holds it must want nothing else any more.
 */
export function raiseRevision({ teamId }: { readonly teamId: string }, written: SQL): SQL {
  return sql`update ${teams} set revision = revision + 1 where id = ${teamId} and exists (select from ${written})`;
}
