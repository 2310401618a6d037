import type { Provider } from '@lensemble/contract/boot';
import { providers } from '@lensemble/contract/boot';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { providerNames } from '@lensemble/contract/provider-return';
import type { startProvider } from '@lensemble/contract/providers';
import { LAST_LOGIN_MESSAGE } from '@lensemble/contract/providers';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError } from '../../http-error.ts';
import { providerAttempt } from '../../plugins/rate-limits.ts';
import { PASSWORD_PROVIDER } from '../../ports/identity/port.ts';
import type { ProvidedPerson, SignInProvider } from '../../ports/sign-in-providers/port.ts';
import { confirmAccount } from '../confirmation/service.ts';
import { withMails } from '../mails/service.ts';
import { checkInviteCode } from '../sign-ups/service.ts';
import { lockPerson } from '../teams/service.ts';
import type { Arrival } from './arrival.ts';
import { arrive } from './arrival.ts';
import { ProviderRefusal } from './refusal.ts';
import type { KeptTrip } from './trips.ts';
import { beginTrip, endTrip, newSecret } from './trips.ts';

const redirectUriOf = ({ publicUrl }: Pick<Deps['env'], 'publicUrl'>, provider: Provider) =>
  `${publicUrl}/api/auth/oauth/${provider}/callback`;

/** @throws HttpError 503 where people cannot sign in through a provider here */
function providerOf({ signInProviders }: Deps, name: Provider): SignInProvider {
  const provider = signInProviders[name];
  if (provider) return provider;
  const sentence = `Signing in with ${providerNames[name]} is not set up here`;
  throw new HttpError(503, 'not_configured', sentence);
}

interface Start extends Omit<ParsedBodyOf<typeof startProvider>, 'link'> {
  readonly provider: Provider;
  readonly ip: string;
  /** What this browser will be known by when it comes back. */
  readonly browser: string;
  /** The origin of the page that asks, as far as its browser says. */
  readonly origin: string | undefined;
  /** Whose account the provider is to be connected to. */
  readonly userId: string | undefined;
}

/** Where to send a browser that wants to sign in through a provider. @throws HttpError 409, 422, 429, 503 */
export async function startSignIn(deps: Deps, { ip, origin, ...start }: Start): Promise<string> {
  const provider = providerOf(deps, start.provider);
  refuseElsewhere(deps, start.provider, origin);
  await deps.limits.count(providerAttempt(ip));
  if (start.inviteCode) await checkInviteCode(deps, ip, start.inviteCode);
  const codeVerifier = newSecret();
  const state = await beginTrip(deps, { ...start, codeVerifier });
  const redirectUri = redirectUriOf(deps.env, start.provider);
  return provider.addressFor({ state, codeVerifier, redirectUri });
}

/** The way back leads to `PUBLIC_URL`, where a browser has the cookies of the same host alone, whatever its port. */
function refuseElsewhere(
  { env: { publicUrl } }: Deps,
  provider: Provider,
  origin: string | undefined,
): void {
  const here = origin && URL.parse(origin)?.hostname;
  if (!here || here === new URL(publicUrl).hostname) return;
  const name = providerNames[provider];
  throw conflict(`${name} only knows this Lensemble as ${publicUrl}. Open that address instead`);
}

export interface Back {
  readonly provider: Provider;
  readonly state?: string;
  readonly code?: string;
  /** What the provider says went wrong. Compared, and never passed on. */
  readonly error?: string;
  readonly browser?: string;
  readonly ip: string;
  /** Who is signed in in this browser. */
  readonly userId?: string;
}

/** Somebody is in, or a provider is connected to their account. */
export interface Done extends Arrival {
  readonly trip: KeptTrip;
}

/**
 * Finishes what a browser began that comes back from a provider.
 * @param onTrip hears of the trip as soon as it is known, whatever becomes of it
 * @throws ProviderRefusal, CodeRefusedError, AwayError, HttpError
 */
export async function finishSignIn(
  deps: Deps,
  back: Back,
  onTrip: (trip: KeptTrip) => void,
): Promise<Done> {
  const provider = providerOf(deps, back.provider);
  const trip = await endTrip(deps, back);
  if (!trip) throw new ProviderRefusal('expired');
  onTrip(trip);
  if (!back.code)
    throw new ProviderRefusal(back.error === 'access_denied' ? 'cancelled' : 'expired');
  const redirectUri = redirectUriOf(deps.env, trip.provider);
  const state = back.state ?? '';
  const person = await provider.personFor({ ...trip, state, redirectUri }, back.code);
  if (trip.userId) await connect(deps, trip, person, back.userId);
  const isConnection = trip.userId !== undefined;
  const arrival = isConnection
    ? { session: undefined, isNew: false }
    : await welcome(deps, back, trip, person);
  return { ...arrival, trip };
}

function welcome(
  deps: Deps,
  { ip }: Back,
  trip: KeptTrip,
  person: ProvidedPerson,
): Promise<Arrival> {
  const { subject, email, ...told } = person;
  if (email === undefined) throw new ProviderRefusal('no_email');
  const login = { provider: trip.provider, subject };
  return arrive(deps, { ...told, email, login, ip, inviteCode: trip.inviteCode });
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
    const isNew = !(await deps.identity.findByLogin(tx, login));
    const result = await deps.identity.addLogin(tx, userId, login);
    if (result === 'connected-elsewhere') throw new ProviderRefusal('connected_elsewhere');
    if (result === 'other-connected') throw new ProviderRefusal('other_connected');
    const own = email && isVerified ? await deps.identity.find(email, tx) : undefined;
    if (own?.id === userId && !own.isConfirmed) await confirmAccount(deps, tx, userId);
    // It lets somebody in for good, also after a new password.
    const account = isNew ? await deps.identity.findByLogin(tx, login) : undefined;
    if (account) await send({ kind: 'login-connected', email: account.email, provider });
  });
}

/** The ways into somebody's account. */
export async function listLogins(
  { identity, orm }: Pick<Deps, 'identity' | 'orm'>,
  userId: string,
): Promise<{ password: boolean; providers: Provider[] }> {
  const logins = await identity.listLogins(orm, userId);
  const names = Object.keys(providerNames) as Provider[];
  return {
    password: logins.includes(PASSWORD_PROVIDER),
    providers: names.filter((name) => logins.includes(name)),
  };
}

/** Disconnects a provider. @throws HttpError 409 where nothing that is left would open the account here */
export async function removeLogin(
  { identity, orm, signInProviders }: Pick<Deps, 'identity' | 'orm' | 'signInProviders'>,
  userId: string,
  provider: Provider,
): Promise<void> {
  const offered = providers.options.filter((name) => signInProviders[name]);
  await orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const logins = await identity.listLogins(tx, userId);
    if (!logins.includes(provider)) return;
    const opens = (name: string) => name === PASSWORD_PROVIDER || offered.some((it) => it === name);
    if (!logins.some((name) => name !== provider && opens(name)))
      throw conflict(LAST_LOGIN_MESSAGE);
    await identity.removeLogin(tx, userId, provider);
  });
}
