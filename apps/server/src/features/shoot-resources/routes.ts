import * as endpoints from '@lensemble/contract/shoot-resources';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readIfMatch, versionTag } from '../../http/conditions.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { findLinks, inLanguage } from '../shoots/service.ts';
import { changeResources } from './service.ts';

export function shootResourceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.updateShootResources, async ({ scope, params, body, request, reply }) => {
    const shoot = await changeResources(deps, scope, params.id, readIfMatch(request), body);
    reply.header('etag', versionTag(shoot.version));
    return inLanguage(shoot, readerLanguage(request, deps.env));
  });

  route(app, endpoints.listParticipants, ({ scope, params }) =>
    findLinks(deps, scope, params.id, 'participants'),
  );

  route(app, endpoints.listShootEquipment, ({ scope, params }) =>
    findLinks(deps, scope, params.id, 'equipment'),
  );

  route(app, endpoints.listShootProps, ({ scope, params }) =>
    findLinks(deps, scope, params.id, 'props'),
  );

  route(app, endpoints.listShootCostumes, ({ scope, params }) =>
    findLinks(deps, scope, params.id, 'costumes'),
  );
}
