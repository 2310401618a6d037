import { eq, sql } from 'drizzle-orm';
import { readMigrationState } from '../../db/migrate.ts';
import type { Orm } from '../../db/orm.ts';
import { teams } from '../../db/schema/teams.ts';

/** An id that no team has. */
const NO_TEAM = '00000000-0000-0000-0000-000000000000';

/**
 * Reads a table as requests do: from the pool, with the search path of its session, and by a prepared statement.
 * @throws if requests would fail
 */
export async function readTable(orm: Orm): Promise<void> {
  await orm.select({ found: sql`1` }).from(teams).where(eq(teams.id, NO_TEAM));
}

/** Whether the database has the tables of this version, of an older or of a newer one. */
export const migrationState = readMigrationState;
