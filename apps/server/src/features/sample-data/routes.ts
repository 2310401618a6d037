import * as endpoints from '@lensemble/contract/sample-data';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function sampleDataRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getSampleData, ({ scope }) => service.findSampleData(deps, scope));

  route(app, endpoints.addSampleData, async ({ scope, reply }) => {
    await service.addSampleData(deps, scope);
    reply.code(201);
    return { success: true as const };
  });

  route(app, endpoints.removeSampleData, async ({ scope }) => {
    await service.removeSampleData(deps, scope);
    return { success: true as const };
  });
}
