import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';

const states = ['waiting', 'running', 'failed'] as const;

/** Measures how much background work there is. Without the database there are no values. */
export function measureQueues(registry: Registry, jobs: Deps['jobs']): void {
  const age = new Gauge({
    name: 'lensemble_queue_age_seconds',
    help: 'How long the oldest job that is due has waited',
    labelNames: ['queue'],
    registers: [registry],
  });
  new Gauge({
    name: 'lensemble_queue_jobs',
    help: 'Jobs by queue and state; failed ones are not tried again',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      age.reset();
      for (const queue of await jobs.listQueues().catch(() => [])) {
        age.set({ queue: queue.name }, queue.ageSeconds);
        for (const state of states) this.set({ queue: queue.name, state }, queue[state]);
      }
    },
  });
}
