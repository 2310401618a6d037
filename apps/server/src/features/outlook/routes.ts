import { listOutlook } from '@lensemble/contract/outlook';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function outlookRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(listOutlook);

  route(app, listOutlook, (call) => {
    const day = new Date().toISOString().slice(0, 10);
    return answerList({ ...call, day }, async () => ({
      entries: await service.listOutlook(deps, call.scope, day),
    }));
  });
}
