import type { FastifyInstance } from 'fastify';
import type { Jobs, Queue, Task } from './jobs.ts';

/** Long enough for the first requests after a start to finish. */
const DELAY_MS = 3_000;
const RETRY_MS = 60_000;

interface Work {
  readonly tasks: readonly Task[];
  readonly queues: readonly Queue[];
}

/** Runs tasks and queues while the server listens, and stops them with it. */
export function backgroundTasks(app: FastifyInstance, jobs: Jobs, work: Work): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const startIn = (delay: number) => {
    timer = setTimeout(start, delay).unref();
  };
  const failed = (error: unknown) => {
    // A stop interrupts work that was just starting.
    if (!isStopping) app.log.error(error, 'a background task failed');
  };
  const start = () =>
    jobs.start(work, failed).catch((error: unknown) => {
      failed(error);
      if (!isStopping) startIn(RETRY_MS);
    });
  app.decorate('startTasks', start);
  app.addHook('onListen', async () => startIn(DELAY_MS));
  app.addHook('onClose', async () => {
    isStopping = true;
    clearTimeout(timer);
    await jobs.stop();
  });
}
