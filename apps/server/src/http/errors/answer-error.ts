import type { ErrorBody } from '@lensemble/contract/errors';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../../lib/is-disk-full.ts';
import { isUnavailable } from '../../lib/is-unavailable.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { ExternalServiceError, ServiceRefusalError } from '../../ports/external-service-error.ts';
import { describeError } from '../log.ts';
import { matchPath, pathOf } from '../path-pattern.ts';
import { readerLanguage } from '../reader-language.ts';
import { REQUEST_ID_HEADER } from '../request-ids.ts';
import { ERROR_PAGE_POLICY, errorPage, wantsErrorPage } from './error-page.ts';
import { goneSince } from './gone-since.ts';
import { HttpError, malformed, notFound, wrongType } from './http-error.ts';

const RETRY_SECONDS = 5;
const AWAY_RETRY_SECONDS = 30;
/** What waits for a person, such as a missing setting or a refusal by a service, will hardly change sooner. */
export const PERSON_RETRY_SECONDS = 3_600;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

const tooLarge = (limit: number) => {
  const most = limit < MEGABYTE ? `${limit / KILOBYTE} KB` : `${limit / MEGABYTE} MB`;
  return new HttpError(413, 'too_large', `This is too large: ${most} at most`);
};
/** The sentence names the service that is down, or says what to do about its refusal. */
const away = (error: ExternalServiceError) => {
  const needsPerson = error instanceof ServiceRefusalError;
  const retryAfterSeconds = needsPerson ? PERSON_RETRY_SECONDS : AWAY_RETRY_SECONDS;
  return new HttpError(503, 'unavailable', error.message, { retryAfterSeconds });
};
const internal = () =>
  new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
const full = () =>
  new HttpError(
    503,
    'unavailable',
    'The disk of this server is full, so this was not saved. Please tell the operator.',
    { retryAfterSeconds: AWAY_RETRY_SECONDS },
  );
const unavailable = () =>
  new HttpError(
    503,
    'unavailable',
    'Lensemble is not available right now. Please try again shortly.',
    {
      retryAfterSeconds: RETRY_SECONDS,
    },
  );

/** Every failure is sent as the contract's error body. Server errors are logged, and the response reveals nothing. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsOf(app, request);
    if (methods.length === 0) return sendError(request, reply, notFound());
    reply.header('allow', methods.join(', '));
    return sendError(
      request,
      reply,
      new HttpError(405, 'method_not_allowed', 'This method is not supported here'),
    );
  });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = answerOf(error, request);
  if (isFailure(answer)) {
    const { method, routeOptions } = request;
    const failure = describeError(error);
    request.log.error({ method, route: routeOptions?.url, failure }, 'request failed');
  }
  const { tried } = answer.extra;
  if (tried !== undefined) request.log.info({ person: tried }, 'a sign-in was refused');
  return sendError(request, reply, answer);
}

/** A feature that is not configured is no failure, but the operator's choice. */
const isFailure = ({ status, code }: HttpError) => status >= 500 && code !== 'not_configured';

function sendError(request: FastifyRequest, reply: FastifyReply, error: HttpError) {
  const isNotSetUp = error.code === 'not_configured';
  const { retryAfterSeconds = isNotSetUp ? PERSON_RETRY_SECONDS : undefined } = error.extra;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(error.status).header('cache-control', 'no-store');
  const language = readerLanguage(request, request.server);
  reply.header('content-language', language);
  if (isFailure(error)) reply.header(REQUEST_ID_HEADER, request.id);
  // What has a sentence of its own tells what to do, and needs no number.
  const requestId = error.code === 'internal' ? request.id : undefined;
  if (!wantsErrorPage(request))
    return reply.send({ ...inLanguage(error.body, language), ...(requestId && { requestId }) });
  return reply
    .header('content-security-policy', ERROR_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(errorPage({ sentence: error.message, requestId }, request, language));
}

/** Schemas and refusals are English, because they do not know the reader. */
function inLanguage(body: ErrorBody, language: Language): ErrorBody {
  const { error, fields } = body;
  const say = ([name, sentence]: [string, string]) => [name, translate(sentence, language)];
  return {
    ...body,
    error: translate(error, language),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(say)) }),
  };
}

function answerOf(error: unknown, { routeOptions, raw }: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  // The client disconnected before the request was complete: this is not our failure.
  if (raw.readableAborted && !raw.complete) return malformed();
  if (error instanceof QuotaError) return new HttpError(422, 'quota', error.message);
  if (error instanceof ExternalServiceError) return away(error);
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(routeOptions.bodyLimit);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongType();
  if (code.startsWith('FST_ERR_') && statusCode < 500) return malformed();
  if (isDiskFull(error)) return full();
  const gone = goneSince(error);
  if (gone) return gone;
  return isUnavailable(error) ? unavailable() : internal();
}

/** The methods that the API supports for the path of a request. */
function methodsOf(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = pathOf(request.url);
  const matching = app.declaredRoutes.filter(
    ({ url }) => url.startsWith('/api/') && matchPath(url, path),
  );
  return [...new Set(matching.map(({ method }) => method))];
}
