import type { Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TeamScope } from '../access/scope.ts';
import { encode, encodingFor, sendEncoded } from '../compression.ts';
import { hasCurrent } from '../conditions.ts';
import type { Env } from '../env.ts';
import { ListCache } from './cache.ts';
import { shapeOf } from './shape.ts';

const CACHE_BYTES = 32 * 1024 * 1024;

export interface ListCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scope: TeamScope;
}

/** Answers with a list of the team that `load` reads; with 304 and without reading where the caller has it already. */
export type AnswerList = (call: ListCall, load: () => Promise<unknown[]>) => Promise<FastifyReply>;

/** Makes the answerer of one endpoint. */
export type Lists = (endpoint: Endpoint) => AnswerList;

/**
 * How the lists of a server are answered: the ETag is the team's revision, and the answer is made and compressed once for
 * each revision.
 */
export function makeLists(env: Pick<Env, 'listCache'>): Lists {
  const cache = env.listCache ? new ListCache(CACHE_BYTES) : undefined;
  return (endpoint) => {
    const shape = shapeOf(endpoint);
    return async ({ request, reply, scope }, load) => {
      const tag = `W/"${scope.teamId}.${scope.revision}.${shape}"`;
      reply.headers({
        etag: tag,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
      });
      if (hasCurrent(request, tag)) return reply.code(304).send();
      const wished = encodingFor(request.headers['accept-encoding']);
      const make = async () => encode(Buffer.from(JSON.stringify(await load())), wished);
      const place = `${endpoint.path} ${scope.teamId} ${wished}`;
      const answer = await (cache ? cache.answer(place, scope.revision, make) : make());
      return sendEncoded(reply.type('application/json; charset=utf-8'), answer);
    };
  };
}
