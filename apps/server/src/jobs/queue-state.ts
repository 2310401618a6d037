import type { Pool } from 'pg';

/** How much background work there is in a queue. */
export interface QueueState {
  readonly name: string;
  /** Jobs that wait for their first or next attempt. */
  readonly waiting: number;
  readonly running: number;
  /** Jobs that are not tried again. */
  readonly failed: number;
  /** How long the oldest job that is due has waited, in seconds. */
  readonly ageSeconds: number;
}

const statesIn = (schema: string) => `
  select q.name,
    (count(j.id) filter (where j.state in ('created', 'retry')))::int as waiting,
    (count(j.id) filter (where j.state = 'active'))::int as running,
    (count(j.id) filter (where j.state = 'failed'))::int as failed,
    coalesce(extract(epoch from now() - min(j.start_after) filter (
      where j.state in ('created', 'retry') and j.start_after <= now())), 0)::float8 as "ageSeconds"
  from ${schema}.queue q left join ${schema}.job j on j.name = q.name and j.state <> 'completed'
  where q.name not like '\\_\\_pgboss%'
  group by q.name order by q.name`;

/** The state of each queue, by name; none before the first server has started its background work. */
export async function listQueues(pool: Pool, schema: string): Promise<QueueState[]> {
  const found = await pool.query('select 1 where to_regclass($1) is not null', [`${schema}.job`]);
  if (found.rowCount === 0) return [];
  return (await pool.query<QueueState>(statesIn(schema))).rows;
}
