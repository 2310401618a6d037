import { z } from 'zod';
import { errorCode } from '../../lib/error-code.ts';
import type { GoogleAnswer } from './port.ts';

/** Reasons of a 403 that mean rate limiting. Other 403s are permanent. */
const TOO_FAST = ['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded'];
const TOO_MANY = 429;
const FORBIDDEN = 403;

interface Marks {
  readonly status?: number;
  readonly reason?: string | undefined;
  /** The request was definitely not carried out. */
  readonly isRefused: boolean;
  /** A retry may succeed. */
  readonly mayPass: boolean;
}

/** A failed request, or one without a response. Never contains data of the request. */
export class GoogleFailure extends Error {
  override name = 'GoogleFailure';
  readonly code: string;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly isRefused: boolean;
  readonly mayPass: boolean;

  constructor({ status, reason, isRefused, mayPass }: Marks, options?: ErrorOptions) {
    super('The request to Google failed', options);
    this.code = `${status ?? errorCode(options?.cause) ?? 'LOST'}${reason ? ` ${reason}` : ''}`;
    this.status = status;
    this.reason = reason;
    this.isRefused = isRefused;
    this.mayPass = mayPass;
  }
}

/** @param expected error statuses to return, unless they mean rate limiting @throws GoogleFailure */
export async function readAnswer(
  ask: () => Promise<Response>,
  expected: readonly number[],
): Promise<Omit<GoogleAnswer, 'isRepeated'>> {
  const { response, text } = await receive(ask);
  const { status } = response;
  const body = parse(text);
  const isRead = response.ok && (body !== undefined || text === '');
  const location = response.headers.get('location') ?? undefined;
  const answer = { status, body, location };
  if (isRead) return answer;
  const failure = failureOf(status, body);
  if (expected.includes(status) && !failure.mayPass) return answer;
  throw failure;
}

async function receive(
  ask: () => Promise<Response>,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await ask();
    return { response, text: await response.text() };
  } catch (error) {
    throw lost(error);
  }
}

/** `fetch` reports the reason only in `cause`. */
function lost(error: unknown): GoogleFailure {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const isRefused = errorCode(cause) === 'ECONNREFUSED';
  return new GoogleFailure({ isRefused, mayPass: !isTimeout(error) }, { cause });
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasons = z.array(z.object({ reason: z.string().optional() })).default([]);
/** Older services give the reason in `errors`, newer ones in `details`. */
const refusal = z.object({ error: z.object({ errors: reasons, details: reasons }) });

function reasonIn(body: unknown): string | undefined {
  const { errors = [], details = [] } = refusal.safeParse(body).data?.error ?? {};
  return [...errors, ...details].find(({ reason }) => reason)?.reason?.slice(0, 60);
}

function failureOf(status: number, body: unknown): GoogleFailure {
  const reason = reasonIn(body);
  const isTooFast =
    status === TOO_MANY || (status === FORBIDDEN && TOO_FAST.includes(reason ?? ''));
  // A success with an unreadable body may have been carried out.
  const isDoubtful = status < 400 || status >= 500;
  return new GoogleFailure({
    status,
    reason,
    isRefused: !isDoubtful,
    mayPass: isTooFast || isDoubtful,
  });
}
