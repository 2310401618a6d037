import type { z } from 'zod';
import type { Action } from './permissions.ts';

/**
 * Who may call: anyone, anyone signed in, a signed-in member in the scope of the active team, or a member of the team that
 * the path names as `:teamId`, active or not.
 */
export type Access = 'public' | 'session' | 'team' | 'member';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the API, known to browser and server alike. `path` uses `:name` for parameters, which `params` describes.
 * `body` is absent where a call takes none; `query` describes what stands behind the question mark, where that counts;
 * `response` describes the answer of a success.
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
  /** What the caller's role in the team must allow, beyond being a member. */
  readonly action?: Action;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How long a body may be, where that is less than everywhere. */
  readonly bodyMaxBytes?: number;
  /**
   * The body may also come as `multipart/form-data`: the picture in the field `name`, everything else as text. The
   * picture is kept, and its address counts as the body's field `sets`.
   */
  readonly file?: File;
  readonly response: Response;
}

export interface FileField {
  readonly name: string;
  readonly sets: string;
}

/** Declares an endpoint and keeps its exact types. */
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

/** What a caller passes as path parameters. */
export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType> ? z.input<P> : never;
/** What a caller may send as body. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
/** What the handler gets: the body after defaults and trimming. */
export type ParsedBodyOf<E> =
  E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
/** What the handler gets of the query, after defaults and trimming. */
export type ParsedQueryOf<E> = E extends { readonly query?: infer Q }
  ? Q extends z.ZodType
    ? z.output<Q>
    : undefined
  : undefined;
/** What a success answers with. */
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** Fills the `:name` parts of an endpoint's path, encoded. */
export function endpointPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
