import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Orm } from '../db/orm.ts';
import { isUnavailable } from '../lib/is-unavailable.ts';
import { listFailed, retryFailed } from './failed-jobs.ts';
import { FinalError, type Jobs, type Queue, type QueueLength, type Task } from './jobs.ts';
import { jobsSchema } from './jobs-schema.ts';
import { listQueues } from './queue-state.ts';

const STOP_MS = 5_000;
const DAY_SECONDS = 86_400;
/** Of servers that start within this time, one runs the tasks. */
export const START_SECONDS = 600;
/** Tasks are not urgent, so that polling rarely saves the database work. */
const POLL_SECONDS = 30;
/** `wake` starts new jobs at once; polling finds those to retry. */
const QUEUE_POLL_SECONDS = 10;
const JOBS_AT_ONCE = 5;
const DELETE_AGAIN_MS = 500;
/** Jobs from `addAll` have priority 0: a password mail does not wait behind a thousand reminders. */
const BEFORE_PILES = 1;
/** Delays between retries double from ten seconds up to an hour: two days in all. */
const QUEUE = {
  retryLimit: 60,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // A job that a crash interrupted counts as failed.
  expireInSeconds: 60,
  retentionSeconds: 7 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

/** A server that does the job says every half minute that it still does. */
const LONG_QUEUE = { ...QUEUE, expireInSeconds: 6 * 3_600, heartbeatSeconds: 60 };

type OnError = (error: unknown) => void;

interface Options {
  /** How often to look for jobs that a crash interrupted. */
  readonly watchSeconds?: number | undefined;
  readonly databaseSchema?: string | undefined;
}

/** Stores jobs in the same database. It imports pg-boss only when it is used, so that the server starts without waiting for it. */
export function pgBossJobs(pool: Pool, { watchSeconds = 60, databaseSchema }: Options = {}): Jobs {
  const schema = jobsSchema(databaseSchema);
  let starting: Promise<PgBoss> | undefined;
  let onError: OnError = () => {};
  const preparing = new Map<string, Promise<void>>();
  const ready = new Set<string>();
  const workers = new Map<string, string>();

  const started = () => {
    starting ??= startBoss(pool, { schema, watchSeconds }, (error) => onError(error)).catch(
      (error: unknown) => {
        starting = undefined;
        throw error;
      },
    );
    return starting;
  };
  const connect = async (tx: Orm) => {
    const [boss, { fromDrizzle }] = await Promise.all([started(), import('pg-boss')]);
    return { boss, db: fromDrizzle(tx, sql) };
  };
  const prepare = (queue: string, length?: QueueLength) => {
    const known =
      preparing.get(queue) ??
      prepareQueue(started, queue, length).then(
        () => void ready.add(queue),
        (error: unknown) => {
          preparing.delete(queue);
          throw error;
        },
      );
    preparing.set(queue, known);
    return known;
  };
  return {
    async start({ tasks = [], queues = [] }, tell) {
      onError = tell;
      const boss = await started();
      for (const queue of queues) {
        await prepare(queue.name, queue.length);
        if (!workers.has(queue.name)) workers.set(queue.name, await workOn(boss, queue, tell));
      }
      for (const task of tasks) await addTask(boss, task, tell);
    },
    report: (error) => onError(error),
    isReady: (queue) => ready.has(queue),
    prepare,
    async add(tx, queue, data, id) {
      const { boss, db } = await connect(tx);
      await boss.send(queue, data, { db, priority: BEFORE_PILES, ...(id && { id }) });
    },
    async addAll(tx, queue, data) {
      if (data.length === 0) return;
      const { boss, db } = await connect(tx);
      await boss.insert(
        queue,
        data.map((each) => ({ data: each })),
        { db },
      );
    },
    wake(queue) {
      const worker = workers.get(queue);
      if (worker) void starting?.then((boss) => boss.notifyWorker(worker)).catch(() => {});
    },
    listQueues: () => listQueues(pool, schema),
    listFailed: () => listFailed(pool, schema),
    retryFailed: (id) => retryFailed(pool, schema, id),
    async stop() {
      const boss = await starting?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

async function startBoss(
  pool: Pool,
  { schema, watchSeconds }: { readonly schema: string; readonly watchSeconds: number },
  onError: OnError,
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    schema,
    // Uses the shared pool: a second one would compete with it for the embedded engine's only session.
    db: { executeSql: (text, values) => pool.query(text, values) },
    cronMonitorIntervalSeconds: POLL_SECONDS,
    cronWorkerIntervalSeconds: POLL_SECONDS,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    // Its tables stay small.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', onError);
  return boss.start();
}

async function prepareQueue(
  started: () => Promise<PgBoss>,
  name: string,
  length: QueueLength | undefined,
): Promise<void> {
  const boss = await started();
  await boss.createQueue(name, length ? LONG_QUEUE : QUEUE);
  // Makes pg-boss cache the queue now: inside a transaction, the embedded engine has no second session for the lookup.
  await boss.findJobs(name, { id: randomUUID() });
}

function workOn(boss: PgBoss, queue: Queue, onError: OnError): Promise<string> {
  const options = {
    pollingIntervalSeconds: QUEUE_POLL_SECONDS,
    batchSize: queue.length ? 1 : JOBS_AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  return boss.work<unknown, JobResult[], typeof options>(queue.name, options, (jobs) =>
    Promise.all(jobs.map((job) => doJob(boss, queue, job, onError))),
  );
}

async function doJob(
  boss: PgBoss,
  { name, run }: Queue,
  { id, data, signal, retryCount }: Job<unknown>,
  onError: OnError,
): Promise<JobResult> {
  try {
    await run(data, { id, signal, isLastAttempt: retryCount >= QUEUE.retryLimit });
  } catch (error) {
    onError(error);
    if (!(error instanceof FinalError)) return { id, status: 'failed' };
  }
  await deleteDone(boss, name, id, signal);
  return { id, status: 'completed' };
}

/**
 * Deletes the job instead of marking it done, because its data may be personal. If the database is away at that moment, tries
 * until it is back: a job that stays would be done again.
 */
async function deleteDone(
  boss: PgBoss,
  queue: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await boss.deleteJob(queue, id);
      return;
    } catch (error) {
      if (signal.aborted || !isUnavailable(error)) throw error;
      await sleep(DELETE_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}

async function addTask(boss: PgBoss, { name, cron, run }: Task, onError: OnError): Promise<void> {
  await boss.createQueue(name, { retryLimit: 0, deleteAfterSeconds: DAY_SECONDS });
  await boss.schedule(name, cron);
  await boss.send(name, null, { singletonSeconds: START_SECONDS });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await run().catch((error: unknown) => {
      onError(error);
      throw error;
    });
  });
}
