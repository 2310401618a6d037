import type { Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { sendCompressed } from '../compression.ts';
import { hasCurrent, stateOf, stateTag, tagOfState } from '../conditions.ts';
import { readerLanguage } from '../reader-language.ts';
import { type ListCall, shapeOf } from './answers.ts';

interface RecordCall extends ListCall {
  readonly params: { readonly id: string };
}

/**
 * Sends the team's record. Responds 304 without calling `load` if the caller has the current state. The ETag holds the
 * version and a hash with the team's revision, because a record also shows data of other records. It differs between
 * readers and languages, because a record may hold sentences for its reader.
 */
export function recordAnswer(endpoint: Endpoint) {
  const shape = shapeOf(endpoint);
  return async (
    { request, reply, scope, params }: RecordCall,
    load: () => Promise<{ readonly version: number }>,
  ): Promise<FastifyReply> => {
    const reader = `${scope.userId} ${readerLanguage(request, request.server)}`;
    const state = stateOf(`${scope.teamId} ${reader} ${scope.revision} ${shape} ${params.id}`);
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
