import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readIfMatchMoment } from '../../http/conditions.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import { importItems } from './import-items.ts';
import type { Resource } from './resource.ts';
import { resources } from './resources.ts';
import { listItems } from './rows/read-items.ts';
import * as service from './service.ts';

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  for (const resource of resources) resourceRoutes(app, deps, resource);
}

function resourceRoutes(app: FastifyInstance, deps: Deps, resource: Resource): void {
  const { list, create, update, remove, duplicate, importItems: importing } = resource.catalogue;
  const answerList = deps.lists(list);

  route(app, list, (call) =>
    answerList(call, async () => ({
      entries: await listItems(deps.orm, call.scope, resource.row),
    })),
  );

  route(app, create, async ({ scope, body, upload, request, reply }) => {
    const claim = await readClaim(request, body, upload);
    reply.code(201);
    return service.createItem(deps, scope, resource, body, { upload, claim });
  });

  route(app, importing, async ({ scope, body, request }) => {
    const claim = await readClaim(request, body);
    return importItems(deps, scope, resource, body, claim);
  });

  route(app, update, async ({ scope, params, body, upload, request }) => {
    const which = { id: params.id, versions: readIfMatchMoment(request) };
    return service.changeItem(deps, scope, resource, which, body, upload);
  });

  route(app, remove, async ({ scope, params, request }) => {
    const which = { id: params.id, versions: readIfMatchMoment(request) };
    await service.deleteItem(deps, scope, resource, which);
    return { success: true as const };
  });

  route(app, duplicate, async ({ scope, params, request, reply }) => {
    const claim = await readClaim(request, undefined);
    reply.code(201);
    return service.duplicateItem(deps, scope, resource, params.id, claim);
  });
}
