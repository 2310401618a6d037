import {
  type BodyOf,
  type Endpoint,
  endpointPath,
  type ParamsOf,
  type ResponseOf,
} from '@lensemble/contract/endpoint';
import type { ErrorBody } from '@lensemble/contract/errors';
import type { z } from 'zod';
import { assertSameAccount, OtherAccountError } from '../session/other-tabs.ts';
import { signedInAgain } from '../session/recent-sign-in.ts';
import { announceSessionEnd } from '../session/session-end.ts';
import { announceTeamChanged } from '../teams/shown-team.ts';
import { answered } from './server-reach.ts';
import { teamCall } from './team-call.ts';

/** A refused request. `message` is the status code, a colon, a space and the response text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The machine-readable code of the error body, if it has one. */
  readonly code: ErrorBody['code'] | undefined;
  /** The server's message for the user. */
  readonly sentence: string | undefined;
  /** The message for each invalid field of the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** The stored record, with `version_conflict`. */
  readonly current: unknown;
  /** With which the operator finds a failure of the server in its log. */
  readonly requestId: string | undefined;
  /** How long to wait before a retry, from the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, text: string, retryAfter?: string | null) {
    super(`${status}: ${text || statusText}`);
    const body = parseBody(text);
    this.status = status;
    this.code = body.code;
    this.sentence = body.error;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.requestId = body.requestId;
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

/** The server's message for an error, or `fallback` without one (no network, a broken response). */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof OtherAccountError) return error.message;
  return (error instanceof ApiError && error.sentence) || fallback;
}

/** Whether the record does not exist, for example because another member deleted it. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server certainly refused: repeating the call with the same idempotency key would change nothing. */
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
  /** `keep`: the caller handles a 401 itself (the session check, the auth screens). */
  on401?: 'leave' | 'keep';
} & (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> });

// biome-ignore lint/suspicious/noExplicitAny: the type that every endpoint fits
export type AnyEndpoint = Endpoint<any, any, any>;

/**
 * Calls an endpoint of the contract with the session cookie and returns its JSON. A 401 also asks the user to sign in
 * again (see session-end). A call that needs a recent sign-in asks for one, and is then repeated.
 * @throws ApiError if the server refuses
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
  const send = () => {
    const answer = fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: { ...type, ...teamHeaders, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return guard(readAnswer(answered(answer), on401));
  };
  return send().catch(async (error: unknown) => {
    if (isNotRecent(error) && (await signedInAgain())) return send();
    throw error;
  });
}

/** Whether a call needs a recent sign-in, and the user did not sign in again when asked. */
export const isNotRecent = (error: unknown) =>
  error instanceof ApiError && error.code === 'reauthentication_required';

async function readAnswer(answer: Promise<Response>, on401: 'leave' | 'keep') {
  const response = await answer;
  if (response.ok) return response.json();
  const { status, statusText, headers } = response;
  const error = new ApiError(status, statusText, await response.text(), headers.get('retry-after'));
  if (on401 === 'leave') announceRefusal(error);
  throw error;
}

/**
 * Calls an endpoint whose list may come in several parts, and returns all of them. The parts follow the `Link` header.
 * @throws ApiError if the server refuses
 */
export async function callList<Entry>(
  endpoint: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<Entry[]>>,
  signal: AbortSignal,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let address: string | undefined = endpoint.path; address; ) {
    assertSameAccount();
    const { headers, guard } = teamCall(endpoint, address);
    const answer = answered(fetch(address, { credentials: 'include', headers, signal }));
    entries.push(...((await guard(readAnswer(answer, 'leave'))) as Entry[]));
    address = nextAddress(await answer);
  }
  return entries;
}

/** The address of the next part of a list: `</api/shoots?after=…>; rel="next"`. */
const nextAddress = ({ headers }: Response) =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Announces the refusals that concern the whole page: the session has ended, or another team is active. */
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
