import type {
  Access,
  Endpoint,
  FileField,
  ParsedBodyOf,
  ParsedQueryOf,
  ResponseOf,
} from '@lensemble/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TeamScope } from '../access/scope.ts';
import type { SignedIn } from '../access/session.ts';
import { checkedBody, checkedQuery } from './checked-body.ts';
import { notFound, wrongType } from './errors/http-error.ts';
import { type Attempt, createAttempt } from './rate-limits.ts';
import type { Upload } from './uploads/upload.ts';

interface Call<E> {
  readonly params: E extends Endpoint<infer P, z.ZodType, z.ZodType> ? z.output<P> : never;
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What access adds to a call: nothing, the signed-in person, or that person and their team scope. */
type Granted<A extends Access> = A extends 'team' | 'member'
  ? { readonly me: SignedIn; readonly scope: TeamScope }
  : A extends 'session'
    ? { readonly me: SignedIn }
    : unknown;

type AccessOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? A : never;

/** What an endpoint with a file adds to a call: the picture, if there is one. */
type Brought<E> = E extends { readonly file?: infer F }
  ? [F & FileField] extends [never]
    ? unknown
    : { readonly upload: Upload | undefined }
  : unknown;

/** What a handler gets: the validated parameters, query and body, and what the endpoint's access grants. */
export type CallOf<E> = Call<E> & Granted<AccessOf<E>> & Brought<E>;

type Handler<E> = (call: CallOf<E>) => Promise<ResponseOf<E> | FastifyReply>;

/**
 * How often strangers may call: what each call counts against, or `in-service` where that depends on the outcome and the
 * service counts.
 */
type CallLimit<E> = ((call: CallOf<E>) => Attempt) | 'in-service' | 'unlimited';

type EndpointFor<A extends Access> = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  A,
  FileField | undefined,
  z.ZodType
>;

/**
 * Serves an endpoint of the contract. Access is decided before the body is read. An invalid path parameter gives the same
 * 404 as an unknown id; a query or body that the schema refuses gives 422 with its `fields`. If a picture is uploaded, the
 * body's field for its address holds a placeholder: the handler stores `upload` and sets the address.
 */
export function route<E extends EndpointFor<Exclude<Access, 'public' | 'call'>>>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  serve(app, endpoint, 'in-service', handler);
}

/** Serves an endpoint that anyone may call, as `route` does, and says how often. */
export function publicRoute<E extends EndpointFor<'public'>>(
  app: FastifyInstance,
  endpoint: E,
  limit: CallLimit<E>,
  handler: Handler<E>,
): void {
  serve(app, endpoint, limit, handler);
}

function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  limit: CallLimit<E>,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint },
    ...bodyLimit(endpoint),
    // A response to HEAD would be a stream too.
    ...(endpoint.streams && { exposeHeadRoute: false }),
    // Removes the upload before the answer leaves, so that no client sees it afterwards.
    ...(endpoint.file && { onSend: async (request) => request.dropUpload() }),
    handler: async (request, reply) => {
      if (endpoint.creates) await countCreate(app, request);
      const params = checkParams(endpoint, request.params);
      const query = checkedQuery(endpoint, request.query);
      const checked = checkedBody(endpoint, await readBody(endpoint, request));
      const body = endpoint.file ? await request.bringPicture(endpoint.file, checked) : checked;
      const { me, scope, upload } = request;
      const values = { params, query, body, request, reply, me, scope, upload };
      const call = values as unknown as CallOf<E>;
      if (typeof limit === 'function') await app.limits.count(limit(call));
      return handler(call);
    },
  });
}

async function countCreate(app: FastifyInstance, { me }: FastifyRequest): Promise<void> {
  if (me) await app.limits.count(createAttempt(me.userId, app.createsPerMinute));
}

/** Forms with a picture have their own limits (`http/uploads/`); the endpoint may lower the limit for JSON. */
function bodyLimit({ file, bodyMaxBytes }: Endpoint): { bodyLimit?: number } {
  return file || bodyMaxBytes === undefined ? {} : { bodyLimit: bodyMaxBytes };
}

async function readBody({ file, body }: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  if (!file || !body) throw wrongType();
  return request.readForm(file, body);
}

function checkParams(endpoint: Endpoint, params: unknown): unknown {
  if (!endpoint.params) return undefined;
  const result = endpoint.params.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}
