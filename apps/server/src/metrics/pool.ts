import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';

type Pool = Deps['pool'];
/** The overloads of `query` in one. */
type Query = (...parameters: unknown[]) => unknown;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10];

interface Measured {
  readonly pool: Pool;
  readonly measureEngine: (() => Promise<number>) | undefined;
}

/** Measures statements, connections and the memory of the embedded engine. */
export function measurePool(registry: Registry, { pool, measureEngine }: Measured): void {
  const registers = [registry];
  const statements = new Histogram({
    name: 'lensemble_query_duration_seconds',
    help: 'Statements of the database by outcome, and their time',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  timeStatements(pool, (outcome, seconds) => statements.observe({ outcome }, seconds));
  new Gauge({
    name: 'lensemble_pool_connections',
    help: 'Connections to the database; waiting are requests for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  if (!measureEngine) return;
  new Gauge({
    name: 'lensemble_engine_memory_bytes',
    help: 'The memory of the embedded database',
    registers,
    async collect() {
      this.set(await measureEngine());
    },
  });
}

type Observe = (outcome: 'ok' | 'failed', seconds: number) => void;

/** Times the statements of every connection from its next use on. */
function timeStatements(pool: Pool, observe: Observe): void {
  const timed = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (timed.has(client)) return;
    timed.add(client);
    const query = client.query.bind(client) as Query;
    client.query = timing(query, observe) as typeof client.query;
  });
}

function timing(query: Query, observe: Observe): Query {
  return (...parameters) => {
    const startedAt = performance.now();
    const done = (error: unknown) =>
      observe(error ? 'failed' : 'ok', (performance.now() - startedAt) / 1_000);
    const callback = parameters.at(-1);
    if (typeof callback === 'function') {
      const told = (error: unknown, result: unknown) => {
        done(error);
        callback(error, result);
      };
      return query(...parameters.slice(0, -1), told);
    }
    const result = query(...parameters);
    if (result instanceof Promise) result.then(() => done(undefined), done);
    return result;
  };
}
