import { createHash } from 'node:crypto';
import type { Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { TeamScope } from '../../access/scope.ts';
import { takingTurns } from '../../lib/turns.ts';
import type { Env } from '../../start/env.ts';
import { AnswerCache } from '../answer-cache.ts';
import { type Encoded, encode, encodingFor, sendEncoded } from '../compression.ts';
import { hasCurrent } from '../conditions.ts';

const CACHE_BYTES = 32 * 1024 * 1024;

/** Answers whose rows, text and bytes are in memory at a time: as many as the threads that compress them. */
const MADE_AT_ONCE = 4;

export interface ListCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scope: TeamScope;
  /** The validated query, if the list takes one. */
  readonly query?: unknown;
  /** Today in UTC, if the list leaves out what is past. */
  readonly day?: string;
}

/** A list, or a part of it with the address of the next part. */
export interface ListPart {
  readonly entries: readonly unknown[];
  readonly next?: string | undefined;
}

type EncodedPart = Encoded & Pick<ListPart, 'next'>;

/** Sends the team's list. Responds 304 without calling `load` if the caller has the current revision. */
export type AnswerList = (call: ListCall, load: () => Promise<ListPart>) => Promise<FastifyReply>;

export type Lists = (endpoint: Endpoint) => AnswerList;

/** The ETag is the team's revision, with the day if the list depends on it. Each revision is serialized and compressed once. */
export function makeLists(env: Pick<Env, 'listCache'>): Lists {
  const cache = env.listCache ? new AnswerCache<EncodedPart>(CACHE_BYTES) : undefined;
  const inTurn = takingTurns(MADE_AT_ONCE);
  return (endpoint) => {
    const shape = shapeOf(endpoint);
    return async ({ request, reply, scope, query, day = '' }, load) => {
      const tag = `W/"${scope.teamId}.${scope.revision}.${shape}${day && `.${day}`}"`;
      reply.headers({
        etag: tag,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
      });
      if (hasCurrent(request, tag)) return reply.code(304).send();
      const encoding = encodingFor(request.headers['accept-encoding']);
      const makeOne = async (): Promise<EncodedPart> => {
        const { entries, next } = await load();
        return { ...(await encode(Buffer.from(JSON.stringify(entries)), encoding)), next };
      };
      const make = () => inTurn(makeOne, scope.teamId);
      const cacheKey = `${endpoint.path} ${JSON.stringify(query)} ${day} ${scope.teamId} ${encoding}`;
      const answer = await (cache ? cache.answer(cacheKey, scope.revision, make) : make());
      if (answer.next) reply.header('link', `<${answer.next}>; rel="next"`);
      return sendEncoded(reply.type('application/json; charset=utf-8'), answer);
    };
  };
}

/** A part of the ETag that changes with the response's schema, so that a new version of the server invalidates old answers. */
export function shapeOf({ response }: Pick<Endpoint, 'response'>): string {
  const schema = JSON.stringify(z.toJSONSchema(response));
  return createHash('sha256').update(schema).digest('base64url').slice(0, 8);
}
