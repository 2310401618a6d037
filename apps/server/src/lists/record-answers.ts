import { createHash } from 'node:crypto';
import type { Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { encode, encodingFor } from '../compression.ts';
import { hasCurrent, stateTag, tagOfState } from '../conditions.ts';
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
    const state = hashed(`${scope.teamId} ${scope.revision} ${shape} ${params.id}`);
    reply.header('vary', 'Accept-Encoding, Cookie');
    const current = tagOfState(request, state);
    if (current !== undefined) return reply.header('etag', current).code(304).send();
    const record = await load();
    const tag = stateTag(record.version, state);
    reply.header('etag', tag);
    if (hasCurrent(request, tag)) return reply.code(304).send();
    const wished = encodingFor(request.headers['accept-encoding']);
    const { body, encoding } = await encode(Buffer.from(JSON.stringify(record)), wished);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  };
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
