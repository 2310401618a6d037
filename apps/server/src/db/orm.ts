import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

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

/**
 * Drizzle on a pool, with transactions that return their connection in every case: Drizzle's own keep it forever if
 * BEGIN fails, as it does on a connection that broke while it was idle.
 */
export function createOrm(pool: Pool): NodePgDatabase {
  const orm = drizzle({ client: pool });
  const ofClients = new WeakMap<PoolClient, NodePgDatabase>();
  const ormOf = (client: PoolClient) => {
    const known = ofClients.get(client) ?? drizzle({ client });
    ofClients.set(client, known);
    return known;
  };
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await ormOf(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}
