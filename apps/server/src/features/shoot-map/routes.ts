import { listMapShoots } from '@lensemble/contract/shoot-map';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findMapShoots } from './queries.ts';

export function shootMapRoutes(app: FastifyInstance, deps: Deps): void {
  const answerList = deps.lists(listMapShoots);

  route(app, listMapShoots, (call) =>
    answerList(call, () => findMapShoots(deps.orm, call.scope, call.query.after)),
  );
}
