import * as endpoints from '@lensemble/contract/conventions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hasCurrent, readIfMatch, stateOf, versionTag } from '../../http/conditions.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import { listConventions } from './queries.ts';
import * as service from './service.ts';

export function conventionRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(endpoints.listConventions);

  route(app, endpoints.listConventions, (call) =>
    answerList(call, async () => ({ entries: await listConventions(deps.orm, call.scope) })),
  );

  route(app, endpoints.getConvention, async ({ scope, params, request, reply }) => {
    // Its shoots and people are those of the team's revision, which is known by now.
    const tag = `W/"${stateOf(`convention ${scope.teamId} ${params.id} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const found = await service.findConvention(deps, scope, params.id);
    reply.header('etag', tag);
    return found;
  });

  route(app, endpoints.createConvention, async ({ scope, body, request, reply }) => {
    const claim = await readClaim(request, body);
    const made = await service.createConvention(deps, scope, body, claim);
    reply.code(201).header('etag', versionTag(made.version));
    return made;
  });

  route(app, endpoints.updateConvention, async ({ scope, params, body, request, reply }) => {
    const which = { id: params.id, versions: readIfMatch(request) };
    const changed = await service.changeConvention(deps, scope, which, body);
    reply.header('etag', versionTag(changed.version));
    return changed;
  });

  route(app, endpoints.deleteConvention, async ({ scope, params, request }) => {
    const which = { id: params.id, versions: readIfMatch(request) };
    await service.deleteConvention(deps, scope, which);
    return { success: true as const };
  });
}
