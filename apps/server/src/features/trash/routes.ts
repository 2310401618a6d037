import * as endpoints from '@lensemble/contract/trash';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function trashRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listTrash, ({ scope, query }) => service.listTrash(deps, scope, query));

  route(app, endpoints.restoreFromTrash, ({ scope, params, query }) =>
    service.restore(deps, scope, params.id, query.subjectId),
  );

  route(app, endpoints.deleteForever, async ({ scope, params }) => {
    await service.deleteForever(deps, scope, params.id);
    return { success: true as const };
  });

  route(app, endpoints.emptyTrash, async ({ scope }) => {
    await service.emptyTrash(deps, scope);
    return { success: true as const };
  });
}
