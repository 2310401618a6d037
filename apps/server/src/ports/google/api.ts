import { setTimeout as pause } from 'node:timers/promises';
import {
  ExternalServiceError,
  RevokedError,
  ServiceRefusalError,
} from '../external-service-error.ts';
import { GoogleFailure, readAnswer } from './answer.ts';
import type { GoogleAnswer, GoogleApi, GoogleRequest, GoogleTokens } from './port.ts';
import { type GoogleOwner, type GoogleService, refusalAdvice } from './refusal-advice.ts';

/** The whole call must end within 10 s. The rest is for the work before and after. */
const TIMEOUT_MS = 8_000;
const TAKING_BACK_MS = 1_000;
const PAUSES_MS = [250, 1_000];
const UNAUTHORIZED = 401;

interface Place {
  readonly service: GoogleService;
  readonly owner: GoogleOwner;
  readonly apiUrl: string;
}

type Answer = Omit<GoogleAnswer, 'isRepeated'>;

interface Line {
  readonly apiUrl: string;
  readonly tokens: GoogleTokens;
  readonly signal: AbortSignal;
}

/** @param timeoutMs the timeout for all requests of one `run`, in milliseconds */
export function googleApi(
  { service, owner, apiUrl }: Place,
  tokens: GoogleTokens,
  timeoutMs = TIMEOUT_MS,
): GoogleApi {
  return {
    async run(work) {
      const line = { apiUrl, tokens, signal: AbortSignal.timeout(timeoutMs) };
      try {
        return await work((request) => send(lineFor(request, line), request));
      } catch (error) {
        if (error instanceof RevokedError || error instanceof ExternalServiceError) throw error;
        const advice = refusalAdvice(service, owner, error);
        if (advice) throw new ServiceRefusalError(advice, { cause: error });
        throw new ExternalServiceError(service, { cause: error });
      }
    },
  };
}

const lineFor = ({ isTakingBack }: GoogleRequest, line: Line): Line =>
  isTakingBack ? { ...line, signal: AbortSignal.timeout(TAKING_BACK_MS) } : line;

async function send(line: Line, request: GoogleRequest): Promise<GoogleAnswer> {
  let refused: string | undefined;
  let isRepeated = false;
  for (let tries = 1; ; tries++) {
    const token = await line.tokens.token(line.signal, refused);
    const answer = await ask(line, request, token).catch((error: unknown) => error);
    if (!(answer instanceof Error)) return { ...(answer as Answer), isRepeated };
    isRepeated ||= answer instanceof GoogleFailure && !answer.isRefused;
    const isStale = refused === undefined && isUnauthorized(answer);
    const wait = waitAfter(answer, tries, request);
    if (isStale) refused = token;
    else if (wait === undefined) throw answer;
    else await pause(wait, undefined, { signal: line.signal });
  }
}

const isUnauthorized = (error: Error) =>
  error instanceof GoogleFailure && error.status === UNAUTHORIZED;

/** Milliseconds until the next attempt, if any. Without a response, a request may have been carried out. */
function waitAfter(error: Error, tries: number, { isRepeatable }: GoogleRequest) {
  if (!(error instanceof GoogleFailure) || !error.mayPass) return undefined;
  return error.isRefused || isRepeatable ? PAUSES_MS[tries - 1] : undefined;
}

async function ask(
  { apiUrl, signal }: Line,
  request: GoogleRequest,
  token: string,
): Promise<Answer> {
  const { method, path, headers, expected = [] } = request;
  const { type, content } = contentOf(request);
  const options = {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(type && { 'content-type': type }),
      ...headers,
    },
    ...(content && { body: content }),
    // Never send a token to another host.
    redirect: 'error',
    signal,
  } as const;
  return readAnswer(() => fetch(`${apiUrl}${path}`, options), expected);
}

function contentOf({ body }: GoogleRequest): { type?: string; content?: string | Buffer } {
  if (body === undefined) return {};
  if ('content' in body) return body;
  return { type: 'application/json; charset=utf-8', content: JSON.stringify(body) };
}
