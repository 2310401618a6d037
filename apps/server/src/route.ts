import type { Access, Endpoint, ParsedBodyOf, ResponseOf } from '@lensemble/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TeamScope } from './access/scope.ts';
import type { SignedIn } from './access/session.ts';
import { checkedBody } from './checked-body.ts';
import { notFound } from './http-error.ts';

interface Call<E> {
  readonly params: E extends Endpoint<infer P, z.ZodType, z.ZodType> ? z.output<P> : never;
  readonly body: ParsedBodyOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What access adds to a call: nothing, who is signed in, or that person's team scope as well. */
type Granted<A extends Access> = A extends 'team'
  ? { readonly me: SignedIn; readonly scope: TeamScope }
  : A extends 'session'
    ? { readonly me: SignedIn }
    : unknown;

type AccessOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? A : never;

/** What a handler of an endpoint gets: checked parameters and body, and what the endpoint's access grants. */
export type CallOf<E> = Call<E> & Granted<AccessOf<E>>;

/**
 * Serves an endpoint of the contract. Access is decided before the body is read; a bad path parameter answers as an
 * unknown id does, a body that the schema refuses with 422 and its `fields`.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: CallOf<E>) => Promise<ResponseOf<E> | FastifyReply>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    ...(endpoint.bodyMaxBytes !== undefined && { bodyLimit: endpoint.bodyMaxBytes }),
    handler: (request, reply) =>
      handler({
        params: checkParams(endpoint, request.params),
        body: checkedBody(endpoint, request.body),
        request,
        reply,
        me: request.me,
        scope: request.scope,
      } as unknown as CallOf<E>),
  });
}

function checkParams(endpoint: Endpoint, params: unknown): unknown {
  if (!endpoint.params) return undefined;
  const result = endpoint.params.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}
