import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** Tells a proxy whether this server can answer: 200 while its database does, else 503. */
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
