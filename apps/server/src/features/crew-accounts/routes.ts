import * as endpoints from '@lensemble/contract/crew-accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findOwnEntry } from './queries.ts';
import { connectAccount } from './service.ts';

export function crewAccountRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getOwnEntry, ({ scope }) => findOwnEntry(deps.orm, scope));

  route(app, endpoints.connectAccount, ({ scope, params, body }) =>
    connectAccount(deps, scope, params.id, body.userId),
  );
}
