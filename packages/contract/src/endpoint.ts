import type { z } from 'zod';

/** Who may call: anyone, anyone signed in, or a signed-in member in the scope of the active team. */
export type Access = 'public' | 'session' | 'team';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the API, known to browser and server alike. `path` uses `:name` for parameters, which `params` describes.
 * `body` is absent where a call takes none; `response` describes the answer of a success.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: A;
  readonly params?: Params;
  readonly body?: Body;
  /** How long a body may be, where that is less than everywhere. */
  readonly bodyMaxBytes?: number;
  readonly response: Response;
}

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<
  A extends Access,
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<Params, Body, Response, A>): Endpoint<Params, Body, Response, A> {
  return endpoint;
}

/** What a caller passes as path parameters. */
export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType> ? z.input<P> : never;
/** What a caller may send as body. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
/** What the handler gets: the body after defaults and trimming. */
export type ParsedBodyOf<E> =
  E extends Endpoint<z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
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
