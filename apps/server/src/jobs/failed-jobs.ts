import type { Pool } from 'pg';

/** A job that has failed. Its data may be personal and is not read. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  /** `failed` is not tried again by itself; `retry` is, at `nextAt`. */
  readonly state: 'failed' | 'retry';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAt: Date;
}

const LIST_MOST = 200;

/** The oldest jobs that have failed. */
export async function listFailed(pool: Pool, schema: string): Promise<FailedJob[]> {
  const found = await pool.query('select 1 where to_regclass($1) is not null', [`${schema}.job`]);
  if (found.rowCount === 0) return [];
  const { rows } = await pool.query<FailedJob>(
    `select id, name as queue, state::text, retry_count + (state = 'failed')::int as attempts,
      created_on as "createdAt", start_after as "nextAt"
     from ${schema}.job where state in ('failed', 'retry') order by created_on, id limit ${LIST_MOST}`,
  );
  return rows;
}

/** Lets failed jobs run again now: all, or one of them. @returns how many */
export async function retryFailed(pool: Pool, schema: string, id?: string): Promise<number> {
  const found = await pool.query('select 1 where to_regclass($1) is not null', [`${schema}.job`]);
  if (found.rowCount === 0) return 0;
  const { rowCount } = await pool.query(
    `update ${schema}.job
     set state = 'retry', start_after = now(), completed_on = null,
       retry_limit = greatest(retry_limit, retry_count + 1)
     where state in ('failed', 'retry') and ($1::uuid is null or id = $1)`,
    [id ?? null],
  );
  return rowCount ?? 0;
}
