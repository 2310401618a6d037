import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** In seconds: from what the cache answers to the longest upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** Counts and times requests. The route is the pattern, such as `/api/shoots/:id`, and never the address. */
export function measureRequests(registry: Registry, app: FastifyInstance): void {
  const requests = new Histogram({
    name: 'lensemble_request_duration_seconds',
    help: 'Requests by route and status, and the time until the response was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
    // A stream takes as long as its client stays.
    if (routeOptions.config.endpoint?.streams && reply.statusCode === 200) return;
    // The method of an unknown route can be any word.
    const at =
      is404 || !routeOptions.url
        ? { method: 'other', route: 'unknown' }
        : { method, route: routeOptions.url };
    requests.observe({ ...at, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
