import type { Access } from '@lensemble/contract/endpoint';
import { id } from '@lensemble/contract/fields';
import { type Action, may, refusals } from '@lensemble/contract/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import { prolongSession } from '../accounts/sessions.ts';
import type { Orm } from '../db/orm.ts';
import {
  forbidden,
  type HttpError,
  notFound,
  notRecent,
  signedOut,
  unconfirmed,
} from '../http/errors/http-error.ts';
import { defineLimit, HOUR, type RateLimits } from '../http/rate-limits.ts';
import type { Env } from '../start/env.ts';
import { checkDeclaration } from './declaration.ts';
import { lookUp, lookUpInTeam, type Standing } from './lookup.ts';
import { openCall } from './open-call.ts';
import type { TeamScope } from './scope.ts';
import type { SignedIn } from './session.ts';
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { isWaitingToken } from './session-letters.ts';
import { checkTeamMeant } from './team-meant.ts';

interface GateDeps {
  readonly env: Env;
  readonly pool: Pool;
  readonly orm: Orm;
  readonly limits: RateLimits;
  /** Gives a user without an active team one: their oldest team, or a new one. */
  readonly settle: (me: SignedIn) => Promise<unknown>;
  /** Asks the hosted identity, where it is time to, whether the person of a session may still sign in. */
  readonly maySignIn: (token: string, standing: Standing) => Promise<boolean>;
}

/** Limits misses only: a personal link is opened as often as a participant likes. */
const callMissFromIp = defineLimit('callMissFromIp', { points: 60, seconds: HOUR }, 'network');

/**
 * Decides who can call a route, before the body is read. Routes without `config.access` fail to register. All but
 * `public` and `call` routes respond 401 without a live session. A team that the caller is not in is a 404 like an unknown
 * one; 403 is for missing roles. A personal link that does not open is a 404, whatever the reason.
 */
export function accessGate(app: FastifyInstance, deps: GateDeps): void {
  app.decorate('declaredRoutes', []);
  app.decorateRequest('me');
  app.decorateRequest('scope');
  app.decorateRequest('call');
  app.decorateRequest('isRecent', false);
  app.decorate('identify', (request, reply) => identify(deps, request, reply));
  app.addHook('onRoute', (route) => declare(app, route));
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === undefined || access === 'public') return;
    if (access === 'call') await admitByLink(deps, request);
    else await admit(deps, request, reply, access);
  });
}

async function admitByLink({ pool, env, limits }: GateDeps, request: FastifyRequest) {
  const { token = '' } = request.params as { token?: string };
  const call = await openCall(pool, token, env.authSecret, new Date());
  if (call) {
    request.call = call;
    return;
  }
  await limits.count([callMissFromIp.by(request.ip)]);
  throw notFound();
}

function declare(app: FastifyInstance, route: RouteOptions): void {
  const { method, url } = route;
  const { access, endpoint } = checkDeclaration(route);
  const { isFromAnywhere = false } = route.config ?? {};
  for (const each of [method].flat()) {
    app.declaredRoutes.push({ method: each, url, access, endpoint, isFromAnywhere });
  }
}

type BySession = Exclude<Access, 'public' | 'call'>;

async function admit(
  deps: GateDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  access: BySession,
): Promise<void> {
  reply.header('cache-control', 'private, no-cache');
  const teamId = access === 'member' ? teamIdIn(request) : undefined;
  const standing = await identify(deps, request, reply, teamId);
  if (!standing) throw refusalOf(deps, request);
  request.me = standing.me;
  request.isRecent = standing.isRecent;
  if (access === 'operator') admitOperator(deps, standing);
  else if (access !== 'session') await admitToTeam(deps, request, standing, access);
  // Last, so that a caller who may not do it anyway is not asked for a password.
  if (request.routeOptions.config.endpoint?.recent && !standing.isRecent) throw notRecent();
}

async function admitToTeam(
  deps: GateDeps,
  request: FastifyRequest,
  { me, scope }: Standing,
  access: Exclude<BySession, 'session' | 'operator'>,
): Promise<void> {
  // Without a valid id in the path, the scope is that of the active team, which the path does not name.
  if (access === 'member' && !(scope && teamIdIn(request))) throw notFound();
  request.scope = scope ?? (await settledScope(deps, request, me));
  if (access === 'team') checkTeamMeant(request, request.scope);
  checkRole(request.scope, request.routeOptions.config.endpoint?.action);
}

/** Anyone can sign up with any address, so that only a confirmed one counts. For others, the page does not exist. */
function admitOperator({ env }: GateDeps, { me }: Standing): void {
  if (!me.isConfirmed || !env.operators.includes(me.email)) throw notFound();
}

/** The team that a request's path names; undefined where the path has no valid id. */
function teamIdIn(request: FastifyRequest): string | undefined {
  const { teamId } = request.params as { teamId?: string };
  return id.safeParse(teamId).data;
}

function checkRole({ role }: TeamScope, action: Action | undefined): void {
  if (action && !may(role, action)) throw forbidden(refusals[action]);
}

function refusalOf({ env }: GateDeps, request: FastifyRequest): HttpError {
  const token = sessionTokenOf(request, env);
  return token && isWaitingToken(token) ? unconfirmed() : signedOut();
}

/** Identifies the caller by session cookie and prolongs the session at most once a day. */
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
  if (deps.env.emailConfirmation && !standing?.me.isConfirmed) return undefined;
  if (standing?.hostedCheckedAt && !(await deps.maySignIn(token, standing))) return undefined;
  if (standing?.isDue) {
    await prolongSession(deps.orm, token);
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
