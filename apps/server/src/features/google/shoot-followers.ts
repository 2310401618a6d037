import { id } from '@lensemble/contract/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { tellGoogle } from './follow.ts';
import type { Which } from './queries.ts';

const SHOOT = '/api/shoots/:id';
/** What events name, by the address at which it is written to. */
const items: Readonly<Record<string, 'locationId' | 'personnelId' | 'costumeId'>> = {
  '/api/locations/:id': 'locationId',
  '/api/personnel/:id': 'personnelId',
  '/api/costumes/:id': 'costumeId',
};

/**
 * Lets Google's calendars follow a shoot right after whatever was written to it, or to something that its event names; a
 * location may have other clocks now. The answer is out by then: who plans does not wait for it, and what goes wrong here is made up for by the task.
 * Comes before the routes that it watches.
 */
export function followShoots(app: FastifyInstance, deps: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    const written = reply.statusCode < 400 ? whatWasWritten(request) : undefined;
    if (written === undefined) return;
    await tellGoogle(deps, written).catch((error: unknown) => {
      request.log.warn(error, 'the calendars of a shoot were not told');
    });
  });
}

function whatWasWritten({ method, routeOptions, params }: FastifyRequest): Which | undefined {
  const { url = '' } = routeOptions;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const written = id.safeParse((params as { id?: string }).id).data;
  if (written === undefined) return undefined;
  const item = items[url];
  // What is deleted is not linked with its shoots any more: all that is due.
  if (item) return method === 'DELETE' ? {} : { [item]: written };
  return url === SHOOT || url.startsWith(`${SHOOT}/`) ? { shootId: written } : undefined;
}
