import * as endpoints from '@lensemble/contract/documents';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { exportDocument, saveToSharedFolder } from './service.ts';

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.exportDoc, async ({ scope, params }) => ({
    docUrl: await exportDocument(deps, scope, params.id),
  }));

  route(app, endpoints.saveDocs, async ({ scope, params }) => ({
    docUrl: await saveToSharedFolder(deps, scope, params.id),
  }));
}
