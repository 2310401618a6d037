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
import type { TeamScope } from './access/scope.ts';
import type { SignedIn } from './access/session.ts';
import { checkedBody, checkedQuery } from './checked-body.ts';
import { notFound, wrongType } from './http-error.ts';
import type { Upload } from './uploads/upload.ts';

interface Call<E> {
  readonly params: E extends Endpoint<infer P, z.ZodType, z.ZodType> ? z.output<P> : never;
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What access adds to a call: nothing, who is signed in, or that person's team scope as well. */
type Granted<A extends Access> = A extends 'team' | 'member'
  ? { readonly me: SignedIn; readonly scope: TeamScope }
  : A extends 'session'
    ? { readonly me: SignedIn }
    : unknown;

type AccessOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? A : never;

/** What comes with a call of an endpoint that takes a file: the picture, where there is one. */
type Brought<E> = E extends { readonly file?: infer F }
  ? [F & FileField] extends [never]
    ? unknown
    : { readonly upload: Upload | undefined }
  : unknown;

/** What a handler of an endpoint gets: checked parameters, query and body, and what the endpoint's access grants. */
export type CallOf<E> = Call<E> & Granted<AccessOf<E>> & Brought<E>;

/**
 * Serves an endpoint of the contract. Access is decided before the body is read; a bad path parameter answers as an
 * unknown id does, a query or body that the schema refuses with 422 and its `fields`. Where a picture comes along, the body's field
 * for its address holds a stand-in: the handler keeps `upload` and puts its address there.
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
    ...bodyLimit(endpoint),
    // Before the answer leaves, so that who has it finds nothing left of the request.
    ...(endpoint.file && { onSend: async (request) => request.dropUpload() }),
    handler: async (request, reply) => {
      const params = checkParams(endpoint, request.params);
      const query = checkedQuery(endpoint, request.query);
      const body = checkedBody(endpoint, await readBody(endpoint, request));
      const { me, scope, upload } = request;
      return handler({
        params,
        query,
        body,
        request,
        reply,
        me,
        scope,
        upload,
      } as unknown as CallOf<E>);
    },
  });
}

/** Forms with a picture have limits of their own (`uploads/`); JSON is never longer than everywhere. */
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
