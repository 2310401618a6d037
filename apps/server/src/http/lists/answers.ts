import { createHash } from 'node:crypto';
import type { Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { TeamScope } from '../../access/scope.ts';
import type { Env } from '../../start/env.ts';
import { AnswerCache } from '../answer-cache.ts';
import { encode, encodingFor, sendEncoded } from '../compression.ts';
import { hasCurrent } from '../conditions.ts';

const CACHE_BYTES = 32 * 1024 * 1024;

export interface ListCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scope: TeamScope;
}

/** Sends the team's list. Responds 304 without calling `load` if the caller has the current revision. */
export type AnswerList = (call: ListCall, load: () => Promise<unknown[]>) => Promise<FastifyReply>;

export type Lists = (endpoint: Endpoint) => AnswerList;

/** The ETag is the team's revision. Each revision is serialized and compressed once. */
export function makeLists(env: Pick<Env, 'listCache'>): Lists {
  const cache = env.listCache ? new AnswerCache(CACHE_BYTES) : undefined;
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
      const encoding = encodingFor(request.headers['accept-encoding']);
      const make = async () => encode(Buffer.from(JSON.stringify(await load())), encoding);
      const cacheKey = `${endpoint.path} ${scope.teamId} ${encoding}`;
      const answer = await (cache ? cache.answer(cacheKey, scope.revision, make) : make());
      return sendEncoded(reply.type('application/json; charset=utf-8'), answer);
    };
  };
}

/** A part of the ETag that changes with the response's schema, so that a new version of the server invalidates old answers. */
export function shapeOf({ response }: Pick<Endpoint, 'response'>): string {
  const schema = JSON.stringify(z.toJSONSchema(response));
  return createHash('sha256').update(schema).digest('base64url').slice(0, 8);
}
