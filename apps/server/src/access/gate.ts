import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import { signedOut } from '../http-error.ts';
import type { Identity } from '../ports/identity/port.ts';
import type { Standing } from './lookup.ts';
import { lookUp } from './lookup.ts';
import type { TeamScope } from './scope.ts';
import type { SignedIn } from './session.ts';
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts';

interface GateDeps {
  readonly env: Env;
  readonly pool: Pool;
  readonly identity: Identity;
  /** Finds a team for someone who has none active: the oldest of theirs, else a new one. */
  readonly settle: (me: SignedIn) => Promise<void>;
}

/**
 * Decides who may call, before anything of the body is read. A route without `config.access` does not register, so that
 * the server does not boot; `session` and `team` routes answer 401 without a live session and find `request.me` and
 * `request.scope` set.
 */
export function accessGate(app: FastifyInstance, deps: GateDeps): void {
  app.decorate('declaredRoutes', []);
  app.decorateRequest('me');
  app.decorateRequest('scope');
  app.decorate('identify', (request, reply) => identify(deps, request, reply));
  app.addHook('onRoute', (route) => declare(app, route));
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    await admit(deps, request, reply, access === 'team');
  });
}

function declare(app: FastifyInstance, route: RouteOptions): void {
  const { method, url } = route;
  const { access, endpoint } = route.config ?? {};
  if (!access) throw new Error(`The route ${method} ${url} does not declare who may call it`);
  for (const each of [method].flat()) {
    app.declaredRoutes.push({ method: each, url, access, endpoint });
  }
}

async function admit(
  deps: GateDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  needsTeam: boolean,
): Promise<void> {
  reply.header('cache-control', 'private, no-cache');
  const standing = await identify(deps, request, reply);
  if (!standing) throw signedOut();
  request.me = standing.me;
  if (needsTeam) request.scope = standing.scope ?? (await settledScope(deps, request, standing.me));
}

/** Who the request comes from, if anybody; a session in use is prolonged, at most daily. */
async function identify(
  deps: GateDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Standing | undefined> {
  const token = sessionTokenOf(request, deps.env);
  if (!token) return undefined;
  const standing = await lookUp(deps.pool, token);
  if (standing?.isDue) {
    await deps.identity.prolong(token);
    setSessionCookie(reply, deps.env, token);
  }
  return standing;
}

async function settledScope(
  deps: GateDeps,
  request: FastifyRequest,
  me: SignedIn,
): Promise<TeamScope> {
  await deps.settle(me);
  const token = sessionTokenOf(request, deps.env);
  const standing = token ? await lookUp(deps.pool, token) : undefined;
  if (!standing?.scope) throw signedOut();
  return standing.scope;
}
