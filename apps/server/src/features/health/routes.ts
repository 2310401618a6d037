import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** Reports the health for a proxy: 200 while the database answers, otherwise 503. */
export function healthRoutes(app: FastifyInstance, { pool }: Pick<Deps, 'pool'>): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: 'public' },
    handler: async (_request, reply) => {
      await pool.query('select 1');
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  });
}
