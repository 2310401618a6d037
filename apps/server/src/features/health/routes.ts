import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readTable } from './queries.ts';

/** Reports the health for a proxy: 200 if requests find their tables, otherwise a 5xx. */
export function healthRoutes(app: FastifyInstance, { orm }: Pick<Deps, 'orm'>): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: 'public' },
    handler: async (_request, reply) => {
      await readTable(orm);
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  });
}
