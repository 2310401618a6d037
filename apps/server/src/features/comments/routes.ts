import * as endpoints from '@lensemble/contract/comments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hasCurrent, stateOf } from '../../http/conditions.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listComments, async ({ scope, params, request, reply }) => {
    const tag = `"${stateOf(`comments ${scope.teamId} ${params.id} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const list = await service.listComments(deps, scope, params.id);
    reply.header('etag', tag);
    return list;
  });

  route(app, endpoints.addComment, async ({ scope, params, body, request, reply }) => {
    const claim = await readClaim(request, body);
    reply.code(201);
    return service.addComment(deps, scope, params.id, body, claim);
  });

  route(app, endpoints.editComment, ({ scope, params, body }) =>
    service.editComment(deps, scope, params.id, body.text),
  );

  route(app, endpoints.resolveComment, ({ scope, params, body }) =>
    service.resolveComment(deps, scope, params.id, body.isResolved),
  );

  route(app, endpoints.deleteComment, async ({ scope, params }) => {
    await service.deleteComment(deps, scope, params.id);
    return { success: true as const };
  });

  route(app, endpoints.markCommentsSeen, async ({ scope, params, body }) => {
    await service.markSeen(deps, scope, params.id, body.upTo);
    return { success: true as const };
  });

  route(app, endpoints.openComments, ({ scope, params, body }) =>
    service.openToLinks(deps, scope, params.id, body.isOpenToLinks),
  );
}
