import { type Provider, providers } from '@lensemble/contract/boot';
import {
  type ProviderFailure,
  type ProviderReturn,
  providerReturnPath,
} from '@lensemble/contract/provider-return';
import { listLogins, removeLogin, startProvider } from '@lensemble/contract/providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound, notRecent, signedOut } from '../../http/errors/http-error.ts';
import { describeError } from '../../http/log.ts';
import { newAccountLanguage } from '../../http/reader-language.ts';
import { publicRoute, route } from '../../http/route.ts';
import { handOver } from '../sessions/service.ts';
import { browserSecretOf, markBrowser } from './browser-cookie.ts';
import { failureOf } from './refusal.ts';
import type { Back } from './service.ts';
import * as service from './service.ts';
import type { KeptTrip } from './trip.ts';

export function providerRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(
    app,
    startProvider,
    'in-service',
    async ({ request, reply, params, body: { link, ...body } }) => {
      const userId = link ? await whoConnects(request, reply) : undefined;
      const browser = markBrowser(request, reply, deps.env);
      const { origin } = request.headers;
      const start = { ...params, ...body, userId, browser, origin, ip: request.ip };
      return { url: await service.startSignIn(deps, start) };
    },
  );

  // Not an endpoint of the contract: the provider redirects browsers here.
  app.route({
    method: 'GET',
    url: '/api/auth/oauth/:provider/callback',
    config: { access: 'public' },
    // A HEAD request would use up the state.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const known = providers.safeParse(provider).data;
      if (!known) throw notFound();
      const back = await comeBack(deps, known, request, reply);
      return reply.header('cache-control', 'no-store').redirect(providerReturnPath(back), 302);
    },
  });

  route(app, listLogins, ({ me }) => service.listLogins(deps, me.userId));

  route(app, removeLogin, async ({ me, params }) => {
    await service.removeLogin(deps, me.userId, params.provider);
    return { success: true as const };
  });
}

/** A connected provider opens the account as a password does, so connecting one needs a recent sign-in. */
async function whoConnects(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const standing = await request.server.identify(request, reply);
  if (!standing) throw signedOut();
  if (!standing.isRecent) throw notRecent();
  return standing.me.userId;
}

const whoIs = async (request: FastifyRequest, reply: FastifyReply) =>
  (await request.server.identify(request, reply))?.me.userId;

async function readBack(
  { env }: Deps,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Back> {
  const query = request.query as Readonly<Record<string, unknown>>;
  const textOf = (name: string) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? { [name]: value } : {};
  };
  const browser = browserSecretOf(request, env);
  const userId = await whoIs(request, reply);
  return {
    provider,
    ip: request.ip,
    language: newAccountLanguage(request, env),
    ...textOf('state'),
    ...textOf('code'),
    ...textOf('error'),
    ...(browser && { browser }),
    ...(userId && { userId }),
  };
}

/** Completes the return from a provider and says where to redirect. Every failure has a place as well. */
async function comeBack(
  deps: Deps,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProviderReturn> {
  let trip: KeptTrip | undefined;
  const place = (): ProviderReturn => {
    const { userId, redirect, inviteCode } = trip ?? {};
    return { provider, redirect, inviteCode, connected: userId ? true : undefined };
  };
  try {
    const back = await readBack(deps, provider, request, reply);
    const { session, isNew } = await service.finishSignIn(deps, back, (begun) => {
      trip = begun;
    });
    if (session && 'secondStep' in session) return { ...place(), ...session };
    if (session) await handOver(deps, request, reply, session);
    else if (!place().connected) return { ...place(), failure: 'unconfirmed' };
    // A new account has joined the team already. An existing account is asked first.
    return isNew ? { ...place(), inviteCode: undefined } : place();
  } catch (error) {
    return { ...place(), failure: noted(request, provider, error, trip) };
  }
}

/**
 * The code of a failure. Logs failures that the operator should look into. A refusal before the trip is known is not
 * logged: anyone can cause it, any number of times.
 */
function noted(
  request: FastifyRequest,
  provider: Provider,
  error: unknown,
  trip: KeptTrip | undefined,
): ProviderFailure {
  const failure = failureOf(error) ?? 'failed';
  const isRefusal = !trip && error instanceof HttpError;
  if (!isRefusal && (failure === 'failed' || failure === 'unavailable')) {
    const details = { provider, failure: describeError(error) };
    request.log.error(details, 'sign-in through a provider failed');
  }
  return failure;
}
