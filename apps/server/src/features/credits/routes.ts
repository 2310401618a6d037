import { getCredits } from '@lensemble/contract/credits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hasCurrent, stateOf } from '../../http/conditions.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { route } from '../../http/route.ts';
import { findCredits } from './queries.ts';

export function creditRoutes(app: FastifyInstance, { orm }: Deps): void {
  route(app, getCredits, async ({ scope, params, request, reply }) => {
    const tag = `"${stateOf(`credits ${scope.teamId} ${params.id} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const credits = await findCredits(orm, scope, params.id);
    if (!credits) throw notFound();
    reply.header('etag', tag);
    return credits;
  });
}
