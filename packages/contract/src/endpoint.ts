import type { z } from 'zod';
import type { Action } from './permissions.ts';

/**
 * Who can call an endpoint: `public` everyone, `session` a signed-in user, `team` a member in the scope of the active
 * team, `member` a member of the team in the path (`:teamId`), active or not, `call` the participant whose personal link
 * the path has (`:token`), signed in or not, `operator` a user whom the server's settings name.
 */
export type Access = 'public' | 'session' | 'team' | 'member' | 'call' | 'operator';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * An API endpoint, shared by browser and server. `params` describes the `:name` parts of `path`. A missing `body` means
 * that the call takes none. `response` describes the body of a successful response.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  A extends Access = Access,
  File extends FileField | undefined = FileField | undefined,
  Query extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: A;
  readonly action?: Action;
  /**
   * The caller must have signed in within the last ten minutes. Otherwise 403 `reauthentication_required`.
   */
  readonly recent?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The maximum, if another than the server's default. */
  readonly bodyMaxBytes?: number;
  /** The most entries of a list in the body, if more than the server's default. */
  readonly listMax?: number;
  /**
   * The body may also come as `multipart/form-data`: the picture in the field `name`, all other fields as text. The
   * server stores the picture and sets the body's field `sets` to its URL.
   */
  readonly file?: File;
  /** The call stores a new record or file, so that it counts toward the creates per minute of the account. */
  readonly creates?: true;
  /** The response is a stream of server-sent events, which does not end by itself. */
  readonly streams?: true;
  readonly response: Response;
}

export interface FileField {
  readonly name: string;
  readonly sets: string;
}

export function defineEndpoint<
  A extends Access,
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  File extends FileField | undefined = undefined,
  Query extends z.ZodType = z.ZodUndefined,
>(
  endpoint: Endpoint<Params, Body, Response, A, File, Query>,
): Endpoint<Params, Body, Response, A, File, Query> {
  return endpoint;
}

/** The path parameters that a caller passes. */
export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType> ? z.input<P> : never;
/** The body that a caller sends. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
/** The body that the handler receives, after defaults and trimming. */
export type ParsedBodyOf<E> =
  E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
/** The query that the handler receives, after defaults and trimming. */
export type ParsedQueryOf<E> = E extends { readonly query?: infer Q }
  ? Q extends z.ZodType
    ? z.output<Q>
    : undefined
  : undefined;
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** Replaces the `:name` parts of a path with URL-encoded parameters. @throws Error if a parameter is missing */
export function endpointPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
