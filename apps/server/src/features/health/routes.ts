import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../../http/log.ts';
import { type ReadinessDeps, readinessOf } from './service.ts';

const config = { access: 'public' } as const;

/**
 * `/livez` says that the process answers. `/readyz`, and `/healthz` as its other name, answer 200 if requests work and
 * otherwise 503, and name each part that does not work.
 */
export function healthRoutes(app: FastifyInstance, deps: ReadinessDeps): void {
  const { pictures, ask } = readinessOf(deps);
  app.decorate('checkStorage', pictures.check);

  const sayReady = async (request: FastifyRequest, reply: FastifyReply) => {
    const { isReady, troubles, failure } = await ask();
    reply.header('cache-control', 'no-store');
    if (isReady) {
      const status = Object.keys(troubles).length === 0 ? 'ok' : 'degraded';
      return reply.send({ status, ...troubles });
    }
    request.log.error({ troubles, failure: describeError(failure) }, 'not ready');
    return reply.code(503).send({ status: 'unavailable', ...troubles });
  };
  app.route({ method: 'GET', url: '/readyz', config, handler: sayReady });
  app.route({ method: 'GET', url: '/healthz', config, handler: sayReady });
  app.route({
    method: 'GET',
    url: '/livez',
    config,
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  });
}
