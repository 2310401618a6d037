import { type Provider, providers } from '@lensemble/contract/boot';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { providerNames } from '@lensemble/contract/provider-return';
import { LAST_LOGIN_MESSAGE, type startProvider } from '@lensemble/contract/providers';
import { findAccount, PASSWORD_PROVIDER } from '../../accounts/accounts.ts';
import * as logins from '../../accounts/logins.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import type { ProvidedPerson, SignInProvider } from '../../ports/sign-in-providers/port.ts';
import { confirmAccount } from '../confirmation/service.ts';
import { withMails } from '../mails/service.ts';
import { beginTrip, endTrip } from '../oauth-trips/service.ts';
import { checkInviteCode } from '../sign-ups/service.ts';
import { lockPerson } from '../teams/service.ts';
import { type Arrival, arrive, type Comer } from './arrival.ts';
import { ProviderRefusal } from './refusal.ts';
import { type KeptTrip, keptTrip } from './trip.ts';

const redirectUriOf = ({ publicUrl }: Pick<Deps['env'], 'publicUrl'>, provider: Provider) =>
  `${publicUrl}/api/auth/oauth/${provider}/callback`;

/** @throws HttpError 503 if this provider is not configured */
function providerOf({ signInProviders }: Deps, name: Provider): SignInProvider {
  const provider = signInProviders[name];
  if (provider) return provider;
  const sentence = `Signing in with ${providerNames[name]} is not set up here`;
  throw new HttpError(503, 'not_configured', sentence);
}

/** Each start stores a row for ten minutes. At a convention, everyone signs in from one address. */
const providerFromIp = defineLimit('providerFromIp', { points: 600, seconds: HOUR }, 'network');

interface Start extends Omit<ParsedBodyOf<typeof startProvider>, 'link'> {
  readonly provider: Provider;
  readonly ip: string;
  /** Identifies the browser when it returns. */
  readonly browser: string;
  /** The origin of the calling page, if the browser sends it. */
  readonly origin: string | undefined;
  /** The account to connect the provider to; undefined for a sign-in. */
  readonly userId: string | undefined;
}

/**
 * Starts a sign-in through a provider, or a connection.
 * @returns the URL of the provider
 * @throws HttpError 409, 422, 429, 503
 */
export async function startSignIn(
  deps: Deps,
  { ip, origin, browser, ...start }: Start,
): Promise<string> {
  const provider = providerOf(deps, start.provider);
  refuseElsewhere(deps, start.provider, origin);
  await deps.limits.count([providerFromIp.by(ip)]);
  if (start.inviteCode) await checkInviteCode(deps, ip, start.inviteCode);
  const trip = await beginTrip(deps, 'oauth', browser, start satisfies KeptTrip);
  return provider.addressFor({ ...trip, redirectUri: redirectUriOf(deps.env, start.provider) });
}

/** The provider redirects to `PUBLIC_URL`. Cookies of another host would be missing there; the port does not matter. */
function refuseElsewhere(
  { env: { publicUrl } }: Deps,
  provider: Provider,
  origin: string | undefined,
): void {
  const here = origin && URL.parse(origin)?.hostname;
  if (!here || here === new URL(publicUrl).hostname) return;
  const name = providerNames[provider];
  throw conflict(`${name} only knows this Lensemble as ${publicUrl}. Open that address instead.`);
}

export interface Back {
  readonly provider: Provider;
  readonly state?: string;
  readonly code?: string;
  /** The provider's error code. It is compared and never passed on. */
  readonly error?: string;
  readonly browser?: string;
  readonly ip: string;
  /** That of a new account. */
  readonly language: Comer['language'];
  /** The person who is signed in in this browser. */
  readonly userId?: string;
}

export interface Done extends Arrival {
  readonly trip: KeptTrip;
}

/**
 * Completes a sign-in through a provider, or a connection.
 * @param onTrip receives the stored trip, even if a later step fails
 * @throws ProviderRefusal, CodeRefusedError, ExternalServiceError, HttpError
 */
export async function finishSignIn(
  deps: Deps,
  back: Back,
  onTrip: (trip: KeptTrip) => void,
): Promise<Done> {
  const provider = providerOf(deps, back.provider);
  const { state, browser } = back;
  const trip = state && browser && (await endTrip(deps, 'oauth', { state, browser }, keptTrip));
  if (!trip || trip.provider !== back.provider) throw new ProviderRefusal('expired');
  onTrip(trip);
  if (!back.code)
    throw new ProviderRefusal(back.error === 'access_denied' ? 'cancelled' : 'expired');
  const redirectUri = redirectUriOf(deps.env, trip.provider);
  const person = await provider.personFor({ ...trip, redirectUri }, back.code);
  if (trip.userId) await connect(deps, trip, person, back.userId);
  const isConnection = trip.userId !== undefined;
  const arrival = isConnection
    ? { session: undefined, isNew: false }
    : await welcome(deps, back, trip, person);
  return { ...arrival, trip };
}

function welcome(
  deps: Deps,
  { ip, language }: Back,
  trip: KeptTrip,
  person: ProvidedPerson,
): Promise<Arrival> {
  const { subject, email, ...told } = person;
  if (email === undefined) throw new ProviderRefusal('no_email');
  const login = { provider: trip.provider, subject };
  return arrive(deps, { ...told, email, login, ip, language, inviteCode: trip.inviteCode });
}

async function connect(
  deps: Deps,
  { provider, userId }: KeptTrip,
  { subject, email, isVerified }: ProvidedPerson,
  signedIn: string | undefined,
): Promise<void> {
  if (!userId || signedIn !== userId) throw new ProviderRefusal('signed_out');
  const login = { provider, subject };
  await withMails(deps, async (tx, send) => {
    await lockPerson(tx, userId);
    const isNew = !(await logins.findByLogin(tx, login));
    const result = await logins.addLogin(tx, userId, login);
    if (result === 'connected-elsewhere') throw new ProviderRefusal('connected_elsewhere');
    if (result === 'other-connected') throw new ProviderRefusal('other_connected');
    const own = email && isVerified ? await findAccount(tx, email) : undefined;
    if (own?.id === userId && !own.isConfirmed) await confirmAccount(deps, tx, userId);
    // A new login gives permanent access, even after a change of password, so the owner is told by mail.
    const account = isNew ? await logins.findByLogin(tx, login) : undefined;
    if (account) await send({ kind: 'login-connected', email: account.email, provider });
  });
}

export async function listLogins(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
): Promise<{ password: boolean; providers: Provider[] }> {
  const found = await logins.listLogins(orm, userId);
  const names = Object.keys(providerNames) as Provider[];
  return {
    password: found.includes(PASSWORD_PROVIDER),
    providers: names.filter((name) => found.includes(name)),
  };
}

/** @throws HttpError 409 if no other login could open the account on this server */
export async function removeLogin(
  { orm, signInProviders }: Pick<Deps, 'orm' | 'signInProviders'>,
  userId: string,
  provider: Provider,
): Promise<void> {
  const offered = providers.options.filter((name) => signInProviders[name]);
  await orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const found = await logins.listLogins(tx, userId);
    if (!found.includes(provider)) return;
    const opens = (name: string) => name === PASSWORD_PROVIDER || offered.some((it) => it === name);
    if (!found.some((name) => name !== provider && opens(name))) throw conflict(LAST_LOGIN_MESSAGE);
    await logins.removeLogin(tx, userId, provider);
  });
}
