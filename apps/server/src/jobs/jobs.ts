import type { Orm } from '../db/orm.ts';
import type { FailedJob } from './failed-jobs.ts';
import type { QueueState } from './queue-state.ts';

/** Work that runs on a schedule. */
export interface Task {
  /** A unique name that must not change: letters and hyphens. */
  readonly name: string;
  /** The schedule: five cron fields, in UTC. */
  readonly cron: string;
  /** A stop or a crash may interrupt it; it then runs again at the next scheduled time. */
  run(): Promise<void>;
}

/** Thrown by a job that must not be retried. */
export class FinalError extends Error {
  override name = 'FinalError';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

export interface RunningJob {
  readonly id: string;
  /** Aborts when the server stops or the job takes too long: the job will run again, unless it is the last attempt. */
  readonly signal: AbortSignal;
  /** Whether the job is not tried again if it fails. */
  readonly isLastAttempt: boolean;
}

export type QueueLength = 'long';

/** Work that is queued once, and done even if the first attempts fail or the server stops. */
export interface Queue {
  /** A unique name that must not change: letters and hyphens. */
  readonly name: string;
  /** How long a job takes: `long` ones may take hours, and one runs at a time. Without it, a minute. */
  readonly length?: QueueLength;
  /**
   * Does one job. Any error except a `FinalError` means a retry, with growing delays, for about two days. A crash at the
   * wrong moment makes the job run twice with the same `id`.
   */
  run(data: unknown, job: RunningJob): Promise<void>;
}

/** Background work: each task and job runs once for all servers on a database. */
export interface Jobs {
  /**
   * Starts, and runs each task at once unless another server has just done so. Later failures are reported to `onError`
   * and retried.
   */
  start(
    work: { readonly tasks?: readonly Task[]; readonly queues?: readonly Queue[] },
    onError: (error: unknown) => void,
  ): Promise<void>;
  /** Reports a failure of work that no caller waits for, to the `onError` of `start`. */
  report(error: unknown): void;
  /** Whether a queue is ready for `add`. */
  isReady(queue: string): boolean;
  /** Makes ready for `add`, which may be inside a transaction and then must not wait for a connection. */
  prepare(queue: string, length?: QueueLength): Promise<void>;
  /**
   * Adds a job in the caller's transaction: it runs if and only if the transaction commits, and before jobs from `addAll`.
   * Its data is deleted from the database once it is done.
   * @param id a UUID: while a job with this id waits, no other one is added
   */
  add(tx: Orm, queue: string, data: object, id?: string): Promise<void>;
  /** Adds any number of jobs in one statement; otherwise as `add`. */
  addAll(tx: Orm, queue: string, data: readonly object[]): Promise<void>;
  /** Call it after the transaction to start the job at once. Otherwise it starts some seconds later. */
  wake(queue: string): void;
  /** How much work there is, by queue. Tasks are queues too. */
  listQueues(): Promise<QueueState[]>;
  /** Jobs that have failed, also those that are tried again later. */
  listFailed(): Promise<FailedJob[]>;
  /** Lets failed jobs run again now: all, or one of them. @returns how many */
  retryFailed(id?: string): Promise<number>;
  /** Waits a few seconds for running jobs. Does nothing before `start`. */
  stop(): Promise<void>;
}
