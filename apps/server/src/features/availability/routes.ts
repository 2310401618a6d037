import { getAvailability } from '@lensemble/contract/availability';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findAvailability } from './service.ts';

export function availabilityRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getAvailability, ({ scope, query }) => findAvailability(deps, scope, query));
}
