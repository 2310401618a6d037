import * as endpoints from '@lensemble/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hasCurrent, stateOf } from '../../http/conditions.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function dayRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getDay, async ({ scope, params, request, reply }) => {
    // Every change of the day raises the team's revision, which is known by now: an unchanged day costs no statement.
    const tag = `"${stateOf(`day ${scope.teamId} ${params.id} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const found = await service.findDay(deps, scope, params.id);
    reply.header('etag', tag);
    return found;
  });

  route(app, endpoints.applyOperations, ({ scope, params, body }) =>
    service.applyOperations(deps, scope, params.id, body.operations),
  );
}
