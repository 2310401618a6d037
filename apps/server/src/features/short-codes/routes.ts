import { createShortCode, revokeShortCode } from '@lensemble/contract/invites';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function shortCodeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, createShortCode, ({ scope, reply }) => {
    // A code gives access, so it must not be cached.
    reply.headers({ 'cache-control': 'no-store' });
    return service.createShortCode(deps, scope);
  });

  route(app, revokeShortCode, async ({ scope }) => {
    await service.endShortCode(deps.orm, scope);
    return { success: true as const };
  });
}
