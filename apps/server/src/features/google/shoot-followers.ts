import { id } from '@lensemble/contract/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { tellGoogle } from './follow.ts';

const SHOOT = '/api/shoots/:id';

/**
 * Lets Google's calendars follow a shoot right after whatever was written to it, once the answer is out: who plans does not
 * wait for it, and what goes wrong here is made up for by the task. Comes before the routes that it watches.
 */
export function followShoots(app: FastifyInstance, deps: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const shootId = reply.statusCode < 400 ? writtenShoot(request) : undefined;
    if (shootId === undefined) return;
    await tellGoogle(deps, { shootId }).catch((error: unknown) => {
      request.log.warn(error, 'the calendars of a shoot were not told');
    });
  });
}

function writtenShoot({ method, routeOptions, params }: FastifyRequest): string | undefined {
  const { url = '' } = routeOptions;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (url !== SHOOT && !url.startsWith(`${SHOOT}/`)) return undefined;
  return id.safeParse((params as { id?: string }).id).data;
}
