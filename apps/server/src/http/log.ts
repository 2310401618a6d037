import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { Env } from '../start/env.ts';

/** A failure in the log: where it happened, without the message, because drivers quote data in messages. */
export interface Failure {
  readonly name: string;
  readonly code: string | undefined;
  /** The constraint of a database error. */
  readonly constraint: string | undefined;
  readonly frames: readonly string[];
  readonly cause: Failure | undefined;
}

const FRAMES = 12;
const CAUSES = 3;

export function describeError(error: unknown, depth = 0): Failure {
  if (!(error instanceof Error)) {
    return {
      name: typeof error,
      code: undefined,
      constraint: undefined,
      frames: [],
      cause: undefined,
    };
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    frames: frames.slice(0, FRAMES).map((line) => line.trim()),
    cause: error.cause && depth < CAUSES ? describeError(error.cause, depth + 1) : undefined,
  };
}

/** Logs the route and not the URL or the headers: queries contain tokens, headers contain sessions. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url,
});

/** At level `trace`, the form parser logs its options, which contain all headers including the session. */
const silenced = { busboyOptions: () => undefined };

export function loggerOptions(env: Pick<Env, 'logLevel'>): FastifyLoggerOptions {
  return {
    level: env.logLevel,
    serializers: {
      req: describeRequest,
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: unknown) => ({ type: 'Error', message: '', stack: '', ...describeError(error) }),
      ...silenced,
    },
  };
}

/** Logs one line for each response, at level `info`, with the id of the account that called. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const person = request.me?.userId;
    request.log.info({ ...describeRequest(request), status, ms, person }, 'answered');
  });
}
