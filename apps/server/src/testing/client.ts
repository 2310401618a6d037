import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type BodyOf,
  type Endpoint,
  endpointPath,
  type ParamsOf,
  type ResponseOf,
} from '@lensemble/contract/endpoint';
import { type ErrorBody, errorBody } from '@lensemble/contract/errors';
import { isSentence } from '@lensemble/messages/sentences';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { matchPath, pathOf } from '../http/path-pattern.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
type Headers = Readonly<Record<string, string>>;

/** A response whose body was checked against the contract. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  /** The parsed JSON, the text if it is not JSON, or undefined without a body. */
  readonly body: Body;
  readonly text: string;
}

export interface RequestOptions {
  readonly body?: unknown;
  /** The raw body. Its type is JSON unless the headers name another. */
  readonly payload?: string | Buffer;
  readonly headers?: Headers;
  readonly remoteAddress?: string;
}

type CallOptions<E> = Omit<RequestOptions, 'body' | 'payload'> &
  ([ParamsOf<E>] extends [undefined] ? { params?: never } : { params: ParamsOf<E> }) &
  ([BodyOf<E>] extends [undefined] ? { body?: never } : { body: BodyOf<E> });

export interface Client {
  /** Calls an endpoint of the contract. Throws unless it succeeds. */
  call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<ResponseOf<E>>>;
  request(method: Method, url: string, options?: RequestOptions): Promise<Answer>;
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(url: string, headers?: Headers): Promise<Answer>;
  /** The session cookie as `name=value`, updated from the responses. */
  cookie: string | undefined;
}

/**
 * A browser on the app's own pages: it keeps its session cookie and sends its origin. Each JSON response is checked
 * strictly against the response schema of its endpoint, or against the error body.
 */
export function makeClient(app: FastifyInstance, cookie?: string): Client {
  const client: Client = {
    cookie,
    async request(method, url, options = {}) {
      const answer = await send(app, client, method, url, options);
      checkAgainstContract(app, method, url, answer);
      return answer;
    },
    async call(endpoint, options) {
      const { params, ...rest } = options as RequestOptions & { params?: Record<string, string> };
      const answer = await client.request(
        endpoint.method,
        endpointPath(endpoint.path, params),
        rest,
      );
      if (answer.status >= 400)
        throw new Error(`${endpoint.path} answered ${answer.status} ${answer.text}`);
      return answer as Answer<ResponseOf<typeof endpoint>>;
    },
    get: (url, headers = {}) => client.request('GET', url, { headers }),
    post: (url, body, headers = {}) => client.request('POST', url, { body, headers }),
    patch: (url, body, headers = {}) => client.request('PATCH', url, { body, headers }),
    delete: (url, headers = {}) => client.request('DELETE', url, { headers }),
  };
  return client;
}

async function send(
  app: FastifyInstance,
  client: Client,
  method: Method,
  url: string,
  { body, payload: given, headers, remoteAddress }: RequestOptions,
): Promise<Answer> {
  const content = given ?? (body === undefined ? undefined : JSON.stringify(body));
  const options: InjectOptions = {
    method,
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(client.cookie && { cookie: client.cookie }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content !== undefined && { payload: content }),
    ...(remoteAddress && { remoteAddress }),
  };
  const isStream = endpointOf(app, method, url)?.streams === true;
  const response = await app.inject({ ...options, payloadAsStream: isStream });
  const payload = isStream ? await refusalIn(response) : payloadOf(response);
  keepCookie(client, response.headers['set-cookie']);
  const isJson = /^application\/json/.test(String(response.headers['content-type']));
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && payload !== '' ? JSON.parse(payload) : payload || undefined,
    text: payload,
  };
}

/** The body as text, which is compressed if the headers asked for that. */
function payloadOf({ headers, payload, rawPayload }: LightMyRequestResponse): string {
  if (rawPayload.length === 0) return payload;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : payload;
}

/** The body of a refusal. A stream is left at once, because it does not end by itself. */
async function refusalIn(response: LightMyRequestResponse): Promise<string> {
  if (response.statusCode !== 200) return text(response.stream());
  response.stream().destroy();
  return '';
}

function keepCookie(client: Client, header: string | string[] | undefined): void {
  for (const line of [header ?? []].flat()) {
    const [pair = ''] = line.split(';');
    client.cookie = /; Max-Age=0;/.test(line) ? undefined : pair;
  }
}

function checkAgainstContract(
  app: FastifyInstance,
  method: Method,
  url: string,
  answer: Answer,
): void {
  if (!url.startsWith('/api/') || method === 'HEAD' || answer.status === 304) return;
  const endpoint = endpointOf(app, method, url);
  const schema = answer.status >= 400 ? errorBody : endpoint?.response;
  if (!schema || (endpoint?.streams && answer.status < 400)) return;
  const result = schema.safeParse(answer.body);
  const place = `${method} ${url} answered ${answer.status}`;
  if (!result.success)
    throw new Error(`${place} against its contract: ${result.error} in ${answer.text}`);
  if (answer.headers['content-language'] === 'en')
    checkSentences(place, errorBody.parse(answer.body));
  if (isDeepStrictEqual(result.data, answer.body)) return;
  throw new Error(`${place} with fields that its contract does not have: ${answer.text}`);
}

/** An English sentence without translations would stay English for every reader. */
function checkSentences(place: string, { error, fields = {} }: ErrorBody): void {
  const unknown = [error, ...Object.values(fields)].filter((each) => !isSentence(each));
  if (unknown.length === 0) return;
  throw new Error(`${place} with a sentence that packages/messages does not have: ${unknown[0]}`);
}

function endpointOf(app: FastifyInstance, method: Method, url: string): Endpoint | undefined {
  const path = pathOf(url);
  return app.declaredRoutes.find((route) => route.method === method && matchPath(route.url, path))
    ?.endpoint;
}
