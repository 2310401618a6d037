import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** What a log line says of a failure: where it was, never what it was about. Messages of drivers quote data. */
export interface Failure {
  readonly name: string;
  readonly code: string | undefined;
  /** What a database error points at. */
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

/** A request by its route: addresses carry tokens in their queries, headers carry sessions. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url,
});

/** What reads forms tells at `trace` what it was given: all headers, the session among them. */
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

/** One line for each answer, at level `info`. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ ...describeRequest(request), status: reply.statusCode, ms }, 'answered');
  });
}
