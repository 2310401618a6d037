import type { BodyOf, Endpoint, ParamsOf, ResponseOf } from '@lensemble/contract/endpoint';
import { endpointPath } from '@lensemble/contract/endpoint';
import type { ErrorBody } from '@lensemble/contract/errors';
import { assertSameAccount, OtherAccountError } from './other-tabs.ts';
import { announceSessionEnd } from './session-end.ts';
import { announceTeamChanged } from './shown-team.ts';
import { teamCall } from './team-call.ts';

/** A refused call. `message` follows spec section 8: status code, colon, space, then the text of the answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The stable word of the error body, if it had one. */
  readonly code: ErrorBody['code'] | undefined;
  /** The server's sentence for people. */
  readonly sentence: string | undefined;
  /** What is wrong with which field of the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** The record as it is now, with `version_conflict`. */
  readonly current: unknown;
  /** How long to wait before the next try, where the server said so (429, 503). */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, text: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`);
    const body = parseBody(text);
    this.status = status;
    this.code = body.code;
    this.sentence = body.error;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.retryAfterSeconds = Number(retryAfter) || undefined;
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** The server's sentence about an error, or `fallback` for anything without one (no network, a broken answer). */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof OtherAccountError) return error.message;
  return (error instanceof ApiError && error.sentence) || fallback;
}

/** Whether the server has surely not done what it was asked: an attempt under the same key would be answered the same. */
export function isFinalRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409
  );
}

type Call<E> = {
  body?: BodyOf<E>;
  query?: Readonly<Record<string, string | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** `keep`: the caller deals with a 401 itself (who am I, the auth screen). */
  on401?: 'leave' | 'keep';
} & (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> });

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, of which every other is one
type AnyEndpoint = Endpoint<any, any, any>;

/**
 * Makes a call of the contract with the session's cookie and answers with its JSON. A refusal throws an ApiError; a 401
 * sends the browser to sign in again first (see session-end).
 */
export async function callApi<E extends AnyEndpoint>(
  endpoint: E,
  ...[call]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const {
    params,
    query,
    body,
    headers,
    signal,
    on401 = 'leave',
  } = (call ?? {}) as Call<E> & { params?: Record<string, string> };
  if (on401 === 'leave') assertSameAccount();
  const address = endpointPath(endpoint.path, params) + queryText(query);
  const { headers: teamHeaders, guard } = teamCall(endpoint, address);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = fetch(address, {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...type, ...teamHeaders, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return guard(readAnswer(answer, on401));
}

async function readAnswer(answer: Promise<Response>, on401: 'leave' | 'keep') {
  const response = await answer;
  if (response.ok) return response.json();
  const { status, statusText, headers } = response;
  const error = new ApiError(status, statusText, await response.text(), headers.get('retry-after'));
  if (on401 === 'leave') announceRefusal(error);
  throw error;
}

/** Some refusals are about the whole page, not about what was asked for: the session is over, or the team another one. */
export function announceRefusal({ status, code }: ApiError): void {
  if (status === 401) announceSessionEnd();
  if (code === 'team_changed') announceTeamChanged();
}

type CallArguments<E> = ParamsOf<E> extends undefined ? [call?: Call<E>] : [call: Call<E>];

function queryText(query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length ? `?${new URLSearchParams(given)}` : '';
}
