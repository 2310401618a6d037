import type { signUp as endpoint } from '@lensemble/contract/auth';
import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, unconfirmed } from '../../http-error.ts';
import { inviteCodeAttempt, signInAttempt, signUpAttempt } from '../../plugins/rate-limits.ts';
import type { Credentials, NewSession } from '../../ports/identity/port.ts';
import { leaveAllTeams, removeFilesSoon } from '../members/service.ts';
import { refuseCommon } from '../passwords/service.ts';
import { findTeamByCode, joinByCode } from '../teams/service.ts';
import { decoySession } from './decoy-session.ts';
import { signUpUnconfirmed } from './unconfirmed-sign-up.ts';

type SignUp = ParsedBodyOf<typeof endpoint>;

const INVITE_CODE_NEEDED_MESSAGE = 'You need an invite code to make an account';

/**
 * Makes an account, in the team of the invite code where there is one. For an address that has an account already the
 * answer is a session that opens nothing (docs/decisions/0005-sign-up-over-an-existing-address.md).
 */
export async function signUp(deps: Deps, ip: string, input: SignUp): Promise<NewSession> {
  if (deps.env.signups === 'closed') {
    throw new HttpError(403, 'sign_ups_closed', 'New accounts cannot be made here at the moment');
  }
  await refuseCommon(input.password, 'password');
  await deps.limits.count(signUpAttempt(ip, input.email));
  await checkInviteCode(deps, ip, input.inviteCode);
  if (deps.env.emailConfirmation) return signUpUnconfirmed(deps, ip, input);
  const { inviteCode } = input;
  const session = await deps.identity.signUp(input, async (tx, { id }) => {
    if (inviteCode && !(await joinByCode(tx, id, inviteCode))) throw badInviteCode();
  });
  return session ?? decoySession(input);
}

const badInviteCode = () => invalid({ inviteCode: BAD_INVITE_CODE_MESSAGE });

async function checkInviteCode(
  deps: Deps,
  ip: string,
  inviteCode: string | undefined,
): Promise<void> {
  if (!inviteCode) {
    if (deps.env.signups === 'invite') throw invalid({ inviteCode: INVITE_CODE_NEEDED_MESSAGE });
    return;
  }
  const takeBack = await deps.limits.count(inviteCodeAttempt(ip));
  if (!(await findTeamByCode(deps.orm, inviteCode))) throw badInviteCode();
  await takeBack();
}

/** Signs in by password. A wrong password and an address without an account answer alike. */
export async function signIn(
  deps: Deps,
  ip: string,
  credentials: Credentials,
): Promise<NewSession> {
  const takeBack = await deps.limits.count(signInAttempt(ip, credentials.email));
  const session = await deps.identity.signIn(credentials);
  if (!session) throw new HttpError(401, 'invalid_credentials', 'Invalid email or password');
  await takeBack();
  if (session === 'unconfirmed') throw unconfirmed();
  return session;
}

/** Deletes an account for good: its sessions, its own pictures, its memberships, and the teams that have nobody else. */
export async function deleteAccount(
  deps: Pick<Deps, 'identity' | 'orm' | 'storage'>,
  userId: string,
): Promise<void> {
  await deps.identity.deleteAccount(userId, (tx) => leaveAllTeams(tx, userId));
  removeFilesSoon(deps);
}
