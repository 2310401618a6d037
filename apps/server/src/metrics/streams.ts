import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Measures how many browsers are told of changes as they happen. */
export function measureStreams(registry: Registry, app: FastifyInstance): void {
  new Gauge({
    name: 'lensemble_event_streams',
    help: 'Open streams of server-sent events',
    registers: [registry],
    collect() {
      this.set(app.countStreams());
    },
  });
}
