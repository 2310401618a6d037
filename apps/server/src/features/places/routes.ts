import { autocompletePlaces, locatePlace } from '@lensemble/contract/places';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function placeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, autocompletePlaces, ({ me, scope, query }) =>
    service.autocomplete(deps, { me, scope }, query),
  );

  route(app, locatePlace, ({ me, query }) => service.locate(deps, me, query));
}
