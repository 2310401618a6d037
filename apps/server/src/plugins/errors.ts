import { BODY_MAX_BYTES } from '@lensemble/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../http-error.ts';
import { describeError } from './log.ts';
import { isUnavailable } from './unavailable.ts';

const RETRY_SECONDS = 5;
const MAX_MEGABYTES = BODY_MAX_BYTES / 1_048_576;

const malformed = () => new HttpError(400, 'malformed', 'This request could not be read');
const tooLarge = () =>
  new HttpError(413, 'too_large', `This is too large: ${MAX_MEGABYTES} MB at most`);
const wrongType = () =>
  new HttpError(415, 'unsupported_media_type', 'The body must be application/json');
const internal = () =>
  new HttpError(500, 'internal', 'Something went wrong on our side. Please try again');
const unavailable = () =>
  new HttpError(
    503,
    'unavailable',
    'Lensemble is not available right now. Please try again shortly',
    {
      retryAfterSeconds: RETRY_SECONDS,
    },
  );

/** Every failure leaves as the contract's error body; one of the server's own making is logged and tells nothing. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsOf(app, request);
    if (methods.length === 0) return sendError(reply, notFound());
    reply.header('allow', methods.join(', '));
    return sendError(reply, new HttpError(405, 'method_not_allowed', 'This cannot be done here'));
  });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = answerOf(error);
  if (answer.status >= 500) {
    const { method, routeOptions } = request;
    const failure = describeError(error);
    request.log.error({ method, route: routeOptions?.url, failure }, 'request failed');
    reply.header('x-request-id', request.id);
  }
  return sendError(reply, answer);
}

function sendError(reply: FastifyReply, error: HttpError) {
  const { retryAfterSeconds } = error.extra;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(error.status).header('cache-control', 'no-store').send(error.body);
}

function answerOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongType();
  if (code.startsWith('FST_ERR_') && statusCode < 500) return malformed();
  return isUnavailable(error) ? unavailable() : internal();
}

/** The methods that the API knows for a request's address, whatever its own. */
function methodsOf(app: FastifyInstance, request: FastifyRequest): string[] {
  const parts = pathOf(request.url).split('/');
  const matching = app.declaredRoutes.filter(({ url }) => matches(url.split('/'), parts));
  return [...new Set(matching.map(({ method }) => method))];
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, '');

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern[1] !== 'api' || pattern.length !== parts.length) return false;
  return pattern.every((part, i) => part === parts[i] || (part.startsWith(':') && parts[i] !== ''));
}
