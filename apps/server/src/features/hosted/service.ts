import { inviteCode as inviteCodeSchema, type setSession } from '@lensemble/contract/auth';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { email as emailSchema } from '@lensemble/contract/fields';
import { normalizeFullName } from '@lensemble/contract/normalize-name';
import { type Account, findAccount, type NewAccount } from '../../accounts/accounts.ts';
import { addLogin, findByLogin, type Login, makeAccount } from '../../accounts/logins.ts';
import { provenByHostedIdentity } from '../../accounts/proof.ts';
import {
  dropSession,
  type NewSession,
  saveHostedCheck,
  setAuthenticated,
  startSession,
} from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, HttpError, unconfirmed } from '../../http/errors/http-error.ts';
import { nameInAddress } from '../../lib/name-in-address.ts';
import {
  HOSTED_PROVIDER,
  type HostedIdentity,
  type HostedToken,
} from '../../ports/hosted-identity/port.ts';
import { hasLeft } from '../hosted-departures/service.ts';
import {
  checkInviteCode,
  joinInvited,
  refuseWhereClosed,
  signUpAttempt,
} from '../sign-ups/service.ts';
import { lockPerson, needsInvite } from '../teams/service.ts';
import { withAddress } from './learned-address.ts';
import { checkOf, isDue, rechecks } from './rechecks.ts';

export const hostedRechecks = rechecks;

type ArrivalDeps = Pick<Deps, 'orm' | 'env' | 'limits'>;
type Tokens = ParsedBodyOf<typeof setSession> & Pick<NewAccount, 'language'>;

/** A person with a new login, as the hosted service describes them. */
interface Newcomer {
  readonly login: Login;
  readonly email: string;
  readonly isVerified: boolean;
  readonly isTakenAsConfirmed: boolean;
  readonly name: string;
  /** Empty if the client asked for a code and the person has none; undefined if the client does not ask. */
  readonly inviteCode: string | undefined;
}

const NO_ADDRESS_MESSAGE = 'This sign-in has no email address, and Lensemble needs one';
const OTHER_SIGN_IN_MESSAGE =
  'An account with this address already exists, but this sign-in cannot open it. Please ask the operator of this server.';

const refused = () =>
  new HttpError(
    401,
    'invalid_credentials',
    'This sign-in is no longer valid. Please sign in again.',
  );

/**
 * Signs in the holder of a token of the hosted service. A new person gets an account, or the existing account with the
 * address, if both sides have verified it (docs/decisions/0011-hosted-identity.md).
 * @throws HttpError 401 for an invalid token; 403, 409; 422 for an invite code; 429
 */
export async function arrive(
  deps: ArrivalDeps,
  hosted: HostedIdentity,
  ip: string,
  { access_token: accessToken, refresh_token: refreshToken, inviteCode, language }: Tokens,
): Promise<NewSession> {
  const token = await hosted.verify(accessToken);
  if (!token) throw refused();
  const session = await enter(deps, hosted, ip, token, {
    accessToken,
    inviteCode,
    language,
  });
  // An old token says nothing about today.
  const isOld = isDue(token.issuedAt);
  if (isOld && !(await hosted.find(accessToken))) {
    await dropSession(deps.orm, session.token);
    throw refused();
  }
  const checkedAt = isOld ? new Date() : token.issuedAt;
  const check = checkOf(deps, session.account.id, { checkedAt, refreshToken });
  await saveHostedCheck(deps.orm, session.token, check);
  await setAuthenticated(deps.orm, session.token, token.authenticatedAt);
  return session;
}

async function enter(
  deps: ArrivalDeps,
  hosted: HostedIdentity,
  ip: string,
  token: HostedToken,
  {
    accessToken,
    inviteCode,
    language,
  }: Pick<Tokens, 'inviteCode' | 'language'> & {
    accessToken: string;
  },
): Promise<NewSession> {
  const login = { provider: HOSTED_PROVIDER, subject: token.subject };
  const known = await findByLogin(deps.orm, login);
  if (known) {
    const account = await withAddress(deps.orm, hosted, accessToken, known);
    return signInKnown(deps, ip, account, inviteCode);
  }
  // Checked after the account, because the departure is recorded in the transaction that deletes the account.
  if (await hasLeft(deps.orm, token)) throw refused();
  const newcomer = await meet(hosted, accessToken, login, inviteCode);
  await deps.limits.count(signUpAttempt(ip, newcomer.email));
  return (await link(deps, newcomer)) ?? signUp(deps, ip, { ...newcomer, language });
}

/** An account that still needs an invite code can redeem it here, as well as with its first profile. */
async function signInKnown(
  deps: ArrivalDeps,
  ip: string,
  account: Account,
  inviteCode: string | undefined,
): Promise<NewSession> {
  const { orm, env } = deps;
  if (inviteCode === undefined || !(await needsInvite(orm, env, account.id))) {
    return startSession(orm, provenByHostedIdentity(account));
  }
  await checkInviteCode(deps, ip, inviteCode);
  return orm.transaction(async (tx) => {
    await lockPerson(tx, account.id);
    await joinInvited(tx, deps.env, account.id, inviteCode);
    return startSession(tx, provenByHostedIdentity(account));
  });
}

async function meet(
  hosted: HostedIdentity,
  accessToken: string,
  login: Login,
  inviteCode: string | undefined,
): Promise<Newcomer> {
  const user = await hosted.find(accessToken);
  if (!user) throw refused();
  const { data: email } = emailSchema.safeParse(user.email);
  if (email === undefined) throw forbidden(NO_ADDRESS_MESSAGE);
  const name = normalizeFullName(user.name) || nameInAddress(email);
  const takenAlong = inviteCodeSchema.safeParse(user.inviteCode).data;
  const { isVerified, isTakenAsConfirmed } = user;
  const code = inviteCode || takenAlong || inviteCode;
  return { login, email, isVerified, isTakenAsConfirmed, name, inviteCode: code };
}

/** Undefined if no account has the verified address. */
async function link(
  { orm }: ArrivalDeps,
  { login, email, isVerified }: Newcomer,
): Promise<NewSession | undefined> {
  const account = isVerified ? await findAccount(orm, email) : undefined;
  if (!account) return undefined;
  if (!account.isConfirmed) throw conflict(OTHER_SIGN_IN_MESSAGE);
  return orm.transaction(async (tx) => {
    await lockPerson(tx, account.id);
    if ((await addLogin(tx, account.id, login)) !== 'connected') {
      throw conflict(OTHER_SIGN_IN_MESSAGE);
    }
    return startSession(tx, provenByHostedIdentity(account));
  });
}

async function signUp(
  deps: ArrivalDeps,
  ip: string,
  newcomer: Newcomer & Pick<NewAccount, 'language'>,
): Promise<NewSession> {
  const { orm } = deps;
  const { isVerified: isConfirmed, isTakenAsConfirmed, inviteCode, ...account } = newcomer;
  refuseWhereClosed(deps);
  // A client that does not ask for a code here sends it with the first profile.
  if (inviteCode !== undefined) await checkInviteCode(deps, ip, inviteCode);
  const session = await orm.transaction(async (tx) => {
    const made = await makeAccount(tx, { ...account, isConfirmed });
    if (!made) return undefined;
    await joinInvited(tx, deps.env, made.id, inviteCode);
    return startSession(tx, provenByHostedIdentity(made));
  });
  // A concurrent request may have created the account. Otherwise, the response must not reveal that the address has
  // one, unless the project mails no link that the person could wait for.
  if (session) return session;
  const known = await findByLogin(orm, newcomer.login);
  if (known) return signInKnown(deps, ip, known, inviteCode);
  throw isTakenAsConfirmed ? conflict(OTHER_SIGN_IN_MESSAGE) : unconfirmed();
}
