import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readTable } from './queries.ts';
import { storageHealth } from './storage-health.ts';

/**
 * Reports the health for a proxy: 200 if requests find their tables, otherwise a 5xx. Without the picture store
 * everything but pictures works, so it is named, and the status stays 200.
 */
export function healthRoutes(
  app: FastifyInstance,
  { orm, storage }: Pick<Deps, 'orm' | 'storage'>,
): void {
  const { check, latest } = storageHealth(storage);
  app.decorate('checkStorage', check);
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: 'public' },
    handler: async (_request, reply) => {
      await readTable(orm);
      const pictures = latest();
      const health = pictures === undefined ? { status: 'ok' } : { status: 'degraded', pictures };
      return reply.header('cache-control', 'no-store').send(health);
    },
  });
}
