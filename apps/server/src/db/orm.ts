import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** Typed access to the database. Also what a transaction is passed as. */
export type Orm = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | 'with'
  | '$with'
>;

/** Statements stay unnamed: on the embedded engine all connections share one session, where names would collide. */
export function createOrm(pool: Pool): NodePgDatabase {
  return drizzle({ client: pool });
}
