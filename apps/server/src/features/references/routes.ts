import * as endpoints from '@lensemble/contract/references';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import { findLinks } from '../shoots/service.ts';
import * as service from './service.ts';

export function referenceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listReferences, ({ scope, params }) =>
    findLinks(deps, scope, params.id, 'references'),
  );

  route(app, endpoints.addReference, async ({ scope, params, body, upload, request, reply }) => {
    const claim = await readClaim(request, body, upload);
    reply.code(201);
    return service.createReference(deps, scope, params.id, body, { upload, claim });
  });

  route(app, endpoints.orderReferences, ({ scope, params, body }) =>
    service.orderReferences(deps, scope, params.id, body.ids),
  );

  route(app, endpoints.updateReference, ({ scope, params, body }) =>
    service.changeNotes(deps, scope, params.id, body),
  );

  route(app, endpoints.deleteReference, async ({ scope, params }) => {
    await service.deleteReference(deps, scope, params.id);
    return { success: true as const };
  });
}
