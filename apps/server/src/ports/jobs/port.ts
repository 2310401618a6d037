import type { Orm } from '../../db/orm.ts';

/** Work that comes round again and again. */
export interface Task {
  /** Tells tasks apart for good: letters and hyphens. */
  readonly name: string;
  /** When, as five fields of cron in UTC. */
  readonly cron: string;
  /** May be cut off by a stop or a crash, and then runs again the next time. */
  run(): Promise<void>;
}

/** Thrown by a job that nobody need try again. */
export class FinalError extends Error {
  override name = 'FinalError';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/** Work that is asked for once, and done even if the first tries fail or the server stops. */
export interface Queue {
  /** Tells queues apart for good: letters and hyphens. */
  readonly name: string;
  /**
   * Does one job; what it throws, other than a `FinalError`, puts the job off, longer each time, for some two days. A crash
   * at the wrong moment makes it run twice with the same `id`.
   * @param signal says that the server stops, or that it took too long: the job will be done again
   */
  run(data: unknown, job: { readonly id: string; readonly signal: AbortSignal }): Promise<void>;
}

/** Runs work beside the requests: each piece once for all servers on a database together. */
export interface Jobs {
  /**
   * Begins, with one run of each task right away unless another server has just done so. What fails afterwards is told to
   * `onError`, and tried again the next time.
   */
  start(
    work: { readonly tasks?: readonly Task[]; readonly queues?: readonly Queue[] },
    onError: (error: unknown) => void,
  ): Promise<void>;
  /** Makes ready for `add`, which may be inside a transaction and then must not wait for a connection. */
  prepare(queue: string): Promise<void>;
  /**
   * Adds a job as part of the caller's transaction: it is done if and only if that goes through, and before those that came in
   * a pile. Its data is gone from the database once it is done.
   * @param id a UUID that tells it apart: while one with it waits, another one is not added
   */
  add(tx: Orm, queue: string, data: object, id?: string): Promise<void>;
  /** Adds a pile of jobs in one statement, however many; otherwise as `add`. */
  addAll(tx: Orm, queue: string, data: readonly object[]): Promise<void>;
  /** Says that there is a job, once its transaction is over. Otherwise it is found some seconds later. */
  wake(queue: string): void;
  /** Waits a moment for what is running. Nothing happens before a start. */
  stop(): Promise<void>;
}
