import * as endpoints from '@lensemble/contract/documents';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { exportDocument, saveToSharedFolder } from './service.ts';

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.exportDoc, async ({ scope, params, request }) => ({
    docUrl: await exportDocument(deps, scope, params.id, readerLanguage(request, deps.env)),
  }));

  route(app, endpoints.saveDocs, async ({ scope, params, request }) => ({
    docUrl: await saveToSharedFolder(deps, scope, params.id, readerLanguage(request, deps.env)),
  }));
}
