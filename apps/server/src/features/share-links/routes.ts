import * as endpoints from '@lensemble/contract/share-links';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readIfMatch, versionTag } from '../../http/conditions.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function shareLinkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getShareLink, async ({ scope, params, reply }) => {
    const link = await service.findLink(deps, scope, params.id);
    reply.header('etag', versionTag(link.version));
    return link;
  });

  route(app, endpoints.updateShareLink, async ({ me, scope, params, body, request, reply }) => {
    const by = { scope, userId: me.userId };
    const link = await service.changeLink(deps, by, params.id, readIfMatch(request), body);
    reply.header('etag', versionTag(link.version));
    return link;
  });

  route(app, endpoints.replaceShareLink, async ({ scope, params, request, reply }) => {
    const link = await service.replaceLink(deps, scope, params.id, readIfMatch(request));
    reply.header('etag', versionTag(link.version));
    return link;
  });
}
