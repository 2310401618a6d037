import type { signUp as endpoint } from '@lensemble/contract/auth';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { HttpError, unconfirmed } from '../../http-error.ts';
import { signInAttempt, signUpAttempt, unlessTurnedAway } from '../../plugins/rate-limits.ts';
import type { Credentials, NewSession } from '../../ports/identity/port.ts';
import { noticesOfTeams } from '../cancellations/service.ts';
import { revocationOf } from '../google/service.ts';
import { departuresOf } from '../hosted-departures/service.ts';
import { leaveAllTeams, removeFilesSoon } from '../members/service.ts';
import { refuseCommon } from '../passwords/service.ts';
import { beginProfile, ensureProfile } from '../profile/service.ts';
import { checkInviteCode, joinInvited, refuseWhereClosed } from '../sign-ups/service.ts';
import { decoySession } from './decoy-session.ts';
import { signUpUnconfirmed } from './unconfirmed-sign-up.ts';

type SignUp = ParsedBodyOf<typeof endpoint>;

/**
 * Makes an account, in the team of the invite code where there is one. For an address that has an account already the
 * answer is a session that opens nothing (docs/decisions/0005-sign-up-over-an-existing-address.md).
 */
export async function signUp(deps: Deps, ip: string, input: SignUp): Promise<NewSession> {
  refuseWhereClosed(deps);
  await refuseCommon(input.password, 'password');
  const takeBack = await deps.limits.count(signUpAttempt(ip, input.email));
  await checkInviteCode(deps, ip, input.inviteCode);
  return unlessTurnedAway(takeBack, () => makeAccount(deps, ip, input));
}

async function makeAccount(deps: Deps, ip: string, input: SignUp): Promise<NewSession> {
  if (deps.env.emailConfirmation) return signUpUnconfirmed(deps, ip, input);
  const session = await deps.identity.signUp(input, async (tx, { id }) => {
    await joinInvited(tx, id, input.inviteCode);
    await beginProfile(tx, id, input);
  });
  return session ?? decoySession(input);
}

/** Signs in by password, and makes the profile that a sign-up was too short for. A wrong password and an address without an account answer alike. */
export async function signIn(
  deps: Deps,
  ip: string,
  credentials: Credentials,
): Promise<NewSession> {
  const takeBack = await deps.limits.count(signInAttempt(ip, credentials.email));
  const session = await unlessTurnedAway(takeBack, () => deps.identity.signIn(credentials));
  if (!session) throw new HttpError(401, 'invalid_credentials', 'Invalid email or password');
  await takeBack();
  if (session === 'unconfirmed') throw unconfirmed();
  await ensureProfile(deps, session.account);
  return session;
}

/** Deletes an account for good: its sessions, its own pictures, its memberships, and the teams that have nobody else. */
export async function deleteAccount(
  deps: Pick<
    Deps,
    'identity' | 'orm' | 'storage' | 'hosted' | 'jobs' | 'limits' | 'env' | 'ownGoogle'
  >,
  userId: string,
): Promise<void> {
  const revokeGoogle = await revocationOf(deps, userId);
  const departures = departuresOf(deps);
  await departures.prepare();
  const notices = await noticesOfTeams(deps, userId);
  await deps.identity.deleteAccount(userId, async (tx) => {
    await departures.leave(tx, userId);
    await leaveAllTeams(tx, userId, notices);
  });
  departures.wake();
  notices.wake();
  revokeGoogle();
  removeFilesSoon(deps);
}
