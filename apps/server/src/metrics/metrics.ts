import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { countMails } from './mails.ts';
import { countPictures } from './pictures.ts';
import { measurePool } from './pool.ts';
import { measureQueues } from './queues.ts';
import { measureRequests } from './requests.ts';
import { measureStreams } from './streams.ts';

/**
 * What the server measures, in the text format of Prometheus. Labels are routes, statuses, queues and fixed words: no
 * metric identifies a person, a team or a record.
 */
export interface Metrics {
  /** Measures the requests of an app and the state of its queues. */
  watch(app: FastifyInstance, jobs: Deps['jobs']): void;
  /** Wraps what sends emails and stores pictures, so that both are counted. */
  wrap(deps: Deps): Deps;
  readonly type: string;
  text(): Promise<string>;
}

interface Measured {
  readonly pool: Deps['pool'];
  /** The memory of the embedded engine in bytes; undefined for an external server. */
  readonly measureEngine: (() => Promise<number>) | undefined;
}

export function makeMetrics(database: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePool(registry, database);
  return {
    watch(app, jobs) {
      measureRequests(registry, app);
      measureQueues(registry, jobs);
      measureStreams(registry, app);
    },
    wrap: (deps) => ({
      ...deps,
      mailer: countMails(registry, deps.mailer),
      storage: countPictures(registry, deps.storage),
    }),
    type: registry.contentType,
    text: () => registry.metrics(),
  };
}
