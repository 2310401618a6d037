import type { Pool } from 'pg';

/**
 * Tables that have changed by as much as PostgreSQL's autovacuum allows. Small tables are left alone: without statistics
 * PostgreSQL assumes ten pages and uses the indexes, which also suits the table that they grow into. Statistics of some
 * hundred rows let it read a whole table for each row of another, when a thousand rows come before the next run.
 */
const OVERDUE = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_live_tup + s.n_dead_tup > 1000 and (
    s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0))`;

const PERIOD_MS = 10_000;

export interface Upkeep {
  /** Removes dead rows and refreshes the statistics of tables that have changed much. */
  run(): Promise<void>;
  /** Waits for a run under way. */
  stop(): Promise<void>;
}

/**
 * Does the work of autovacuum, which the embedded engine lacks. Fresh statistics also discard plans that PostgreSQL made
 * and kept while a table was small.
 * @param countSyncs tells whether anything was written
 */
export function startUpkeep(pool: Pool, countSyncs: () => number): Upkeep {
  let seen = countSyncs();
  let last = Promise.resolve();
  const run = async () => {
    const { rows } = await pool.query<{ name: string }>(OVERDUE);
    for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
    seen = countSyncs();
  };
  const timer = setInterval(() => {
    // A run that fails is made up for by the next one.
    if (countSyncs() !== seen) last = last.then(run).catch(() => {});
  }, PERIOD_MS);
  timer.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
