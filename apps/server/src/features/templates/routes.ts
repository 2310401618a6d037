import * as endpoints from '@lensemble/contract/templates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { browserZone } from '../../http/browser-zone.ts';
import { versionTag } from '../../http/conditions.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import { deleteTemplate, listTemplates } from './queries.ts';
import * as service from './service.ts';

export function templateRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(endpoints.listTemplates);

  route(app, endpoints.listTemplates, (call) =>
    answerList(call, async () => ({ entries: await listTemplates(deps.orm, call.scope) })),
  );

  route(app, endpoints.getTemplate, ({ scope, params }) =>
    service.findTemplate(deps, scope, params.id),
  );

  route(app, endpoints.createTemplate, async ({ scope, params, body, reply }) => {
    reply.code(201);
    return service.saveAsTemplate(deps, scope, params.id, body.name);
  });

  route(app, endpoints.createFromTemplate, async ({ scope, params, body, request, reply }) => {
    const context = { claim: await readClaim(request, body), browserZone: browserZone(request) };
    const shoot = await service.createFromTemplate(deps, scope, params.id, body, context);
    reply.code(201).header('etag', versionTag(shoot.version));
    return shoot;
  });

  route(app, endpoints.deleteTemplate, async ({ scope, params }) => {
    if (!(await deleteTemplate(deps.orm, scope, params.id))) throw notFound();
    return { success: true as const };
  });
}
