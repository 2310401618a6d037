import type { Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { sendCompressed } from '../compression.ts';
import { hasCurrent, stateOf, stateTag, tagOfState } from '../conditions.ts';
import type { ListCall } from './answers.ts';
import { shapeOf } from './shape.ts';

interface RecordCall extends ListCall {
  readonly params: { readonly id: string };
}

/**
 * Answers with a record of the team that `load` reads; with 304 and without reading where the caller has it already. Its
 * ETag tells the record's version and, hashed, the team's revision: what it shows of other records changes without it.
 */
export function recordAnswer(endpoint: Endpoint) {
  const shape = shapeOf(endpoint);
  return async (
    { request, reply, scope, params }: RecordCall,
    load: () => Promise<{ readonly version: number }>,
  ): Promise<FastifyReply> => {
    const state = stateOf(`${scope.teamId} ${scope.revision} ${shape} ${params.id}`);
    reply.header('vary', 'Accept-Encoding, Cookie');
    const current = tagOfState(request, state);
    if (current !== undefined) return reply.header('etag', current).code(304).send();
    const record = await load();
    const tag = stateTag(record.version, state);
    reply.header('etag', tag);
    if (hasCurrent(request, tag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return sendCompressed(request, reply, JSON.stringify(record));
  };
}
