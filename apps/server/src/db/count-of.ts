import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './orm.ts';

/** The number of rows of a table that meet a condition. */
export async function countOf(orm: Orm, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await orm.select({ stored: count() }).from(table).where(where);
  return row?.stored ?? 0;
}
