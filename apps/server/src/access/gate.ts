import type { Access } from '@lensemble/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import type { HttpError } from '../http-error.ts';
import { notFound, signedOut, unconfirmed } from '../http-error.ts';
import type { Identity } from '../ports/identity/port.ts';
import { isWaitingToken } from '../session-letters.ts';
import { checkDeclaration } from './declaration.ts';
import type { Standing } from './lookup.ts';
import { lookUp, lookUpInTeam } from './lookup.ts';
import { checkRole } from './role.ts';
import type { TeamScope } from './scope.ts';
import type { SignedIn } from './session.ts';
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { teamIdIn } from './team-in-path.ts';
import { checkTeamMeant } from './team-meant.ts';

interface GateDeps {
  readonly env: Env;
  readonly pool: Pool;
  readonly identity: Identity;
  /** Finds a team for someone who has none active: the oldest of theirs, else a new one. */
  readonly settle: (me: SignedIn) => Promise<unknown>;
}

/**
 * Decides who may call, before anything of the body is read. A route without `config.access` does not register, so that
 * the server does not boot; all but `public` ones answer 401 without a live session and find `request.me` set, those of a
 * team `request.scope`. A team in the path that one is not in answers as one that does not exist, and 403 is for roles.
 */
export function accessGate(app: FastifyInstance, deps: GateDeps): void {
  app.decorate('declaredRoutes', []);
  app.decorateRequest('me');
  app.decorateRequest('scope');
  app.decorate('identify', (request, reply) => identify(deps, request, reply));
  app.addHook('onRoute', (route) => declare(app, route));
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === undefined || access === 'public') return;
    await admit(deps, request, reply, access);
  });
}

function declare(app: FastifyInstance, route: RouteOptions): void {
  const { method, url } = route;
  const { access, endpoint } = checkDeclaration(route);
  for (const each of [method].flat()) {
    app.declaredRoutes.push({ method: each, url, access, endpoint });
  }
}

async function admit(
  deps: GateDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<void> {
  reply.header('cache-control', 'private, no-cache');
  const teamId = access === 'member' ? teamIdIn(request) : undefined;
  const standing = await identify(deps, request, reply, teamId);
  if (!standing) throw refusalOf(deps, request);
  const { me, scope } = standing;
  request.me = me;
  if (access === 'session') return;
  if (access === 'member' && (teamId === undefined || !scope)) throw notFound();
  request.scope = scope ?? (await settledScope(deps, request, me));
  if (access === 'team') checkTeamMeant(request, request.scope);
  checkRole(request.scope, request.routeOptions.config.endpoint?.action);
}

/** Somebody whose address waits to be confirmed is told so; for everybody else a session is over. */
function refusalOf({ env }: GateDeps, request: FastifyRequest): HttpError {
  const token = sessionTokenOf(request, env);
  return token && isWaitingToken(token) ? unconfirmed() : signedOut();
}

/** Who the request comes from, if anybody; a session in use is prolonged, at most daily. */
async function identify(
  deps: GateDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  teamId?: string,
): Promise<Standing | undefined> {
  const token = sessionTokenOf(request, deps.env);
  if (!token || isWaitingToken(token)) return undefined;
  const standing = await (teamId === undefined
    ? lookUp(deps.pool, token)
    : lookUpInTeam(deps.pool, token, teamId));
  if (deps.env.emailConfirmation && !standing?.isConfirmed) return undefined;
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
