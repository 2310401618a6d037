import * as endpoints from '@lensemble/contract/away';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';
import { deleteAway, insertAway, listAway } from './queries.ts';

export function awayRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.listAway, async ({ scope, params }) => {
    const list = await listAway(deps.orm, scope, params.id);
    if (!list) throw notFound();
    return list;
  });

  route(app, endpoints.createAway, async ({ scope, params, body, reply }) => {
    const made = await insertAway(deps.orm, scope, params.id, body);
    if (!made) throw notFound();
    reply.code(201);
    return made;
  });

  route(app, endpoints.deleteAway, async ({ scope, params }) => {
    if (!(await deleteAway(deps.orm, scope, params.id))) throw notFound();
    return { success: true as const };
  });
}
