import * as endpoints from '@lensemble/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hasCurrent, readIfMatch, stateOf, versionTag } from '../../http/conditions.ts';
import { route } from '../../http/route.ts';
import { callPageRoutes } from './page-routes.ts';
import { callSendingRoutes } from './sending-routes.ts';
import * as service from './service.ts';

export function callRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listCalls, async ({ me, scope, params, request, reply }) => {
    // Answers raise the team's revision, which is known by now: an unchanged list costs no statement.
    const reader = `${scope.teamId} ${scope.userId} ${me.email} ${me.isConfirmed}`;
    const tag = `"${stateOf(`calls ${reader} ${params.id} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const list = await service.listCalls(deps, scope, params.id);
    reply.header('etag', tag);
    return list;
  });

  const targetOf = (params: { readonly id: string; readonly participantId: string }) => ({
    shootId: params.id,
    participantId: params.participantId,
  });

  route(app, endpoints.answerCall, ({ scope, params, body }) =>
    service.answerAsMember(deps, scope, targetOf(params), body),
  );

  route(app, endpoints.getCallLink, async ({ scope, params, reply }) => {
    const link = await service.findLink(deps, scope, targetOf(params));
    reply.header('etag', versionTag(link.version));
    return link;
  });

  route(app, endpoints.updateCallLink, async ({ scope, params, body, request, reply }) => {
    const versions = readIfMatch(request);
    const link = await service.turnLink(deps, scope, targetOf(params), versions, body.isOff);
    reply.header('etag', versionTag(link.version));
    return link;
  });

  route(app, endpoints.replaceCallLink, async ({ scope, params, request, reply }) => {
    const link = await service.replaceLink(deps, scope, targetOf(params), readIfMatch(request));
    reply.header('etag', versionTag(link.version));
    return link;
  });

  callSendingRoutes(app, deps);
  callPageRoutes(app, deps);
}
