import type { signUp as endpoint } from '@lensemble/contract/auth';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import * as accounts from '../../accounts/accounts.ts';
import { findByPassword } from '../../accounts/passwords.ts';
import { provenByMakingIt, type StepNeeded } from '../../accounts/proof.ts';
import { type NewSession, startAfterOneStep, startSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, unconfirmed } from '../../http/errors/http-error.ts';
import { unlessTurnedAway } from '../../http/rate-limits.ts';
import { revocationOf } from '../google/service.ts';
import { departuresOf } from '../hosted-departures/service.ts';
import { leaveAllTeams, removeFilesSoon } from '../members/service.ts';
import { refuseCommon, signInAttempt } from '../passwords/service.ts';
import { beginProfile, ensureProfile } from '../profile/service.ts';
import {
  checkInviteCode,
  joinInvited,
  refuseWhereClosed,
  signUpAttempt,
} from '../sign-ups/service.ts';
import { lockPerson } from '../teams/service.ts';
import { noticesOfTeams } from '../told-plans/service.ts';
import { decoySession } from './decoy-session.ts';
import { signUpUnconfirmed } from './unconfirmed-sign-up.ts';

type SignUp = ParsedBodyOf<typeof endpoint> & Pick<accounts.NewAccount, 'language'>;

/**
 * Creates an account, in the team of the invite code if there is one. For an address that has an account already,
 * returns a session that opens nothing (docs/decisions/0005-sign-up-over-an-existing-address.md).
 * @throws HttpError 403, 422, 429
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
  const session = await accounts.signUp(deps.orm, input, async (tx, account) => {
    await joinInvited(tx, deps.env, account.id, input.inviteCode);
    await beginProfile(tx, account.id, input);
    return startSession(tx, provenByMakingIt(account));
  });
  return session ?? decoySession(input);
}

/**
 * Signs in with a password and creates a missing profile. A wrong password and an unknown address get the same
 * response, whether or not the account asks for a second step.
 * @throws HttpError 401 for wrong credentials or an unconfirmed address; 429
 */
export async function signIn(
  deps: Deps,
  ip: string,
  credentials: accounts.Credentials,
): Promise<NewSession | StepNeeded> {
  const takeBack = await deps.limits.count(signInAttempt(ip, credentials.email));
  const { orm, env } = deps;
  const account = await unlessTurnedAway(takeBack, () => findByPassword(orm, credentials));
  if (!account) throw await refusedFor(orm, credentials.email);
  await takeBack();
  if (env.emailConfirmation && !account.isConfirmed) throw unconfirmed();
  const session = await orm.transaction(async (tx) => {
    await lockPerson(tx, account.id);
    return startAfterOneStep(tx, account);
  });
  await ensureProfile(deps, account);
  return session;
}

/** The log names the account that was tried, and the answer does not tell whether there is one. */
async function refusedFor(orm: Deps['orm'], email: string): Promise<HttpError> {
  const tried = (await accounts.findAccount(orm, email))?.id;
  return new HttpError(401, 'invalid_credentials', 'Invalid email or password', { tried });
}

/** Deletes an account with its sessions, pictures and memberships, and the teams without other members. */
export async function deleteAccount(
  deps: Pick<Deps, 'orm' | 'storage' | 'hosted' | 'jobs' | 'limits' | 'env' | 'ownGoogle'>,
  userId: string,
): Promise<void> {
  const revokeGoogle = await revocationOf(deps, userId);
  const departures = departuresOf(deps);
  await departures.prepare();
  const notices = await noticesOfTeams(deps, userId);
  await accounts.deleteAccount(deps.orm, userId, async (tx) => {
    await departures.leave(tx, userId);
    await leaveAllTeams(tx, userId, notices);
  });
  departures.wake();
  notices.wake();
  revokeGoogle();
  removeFilesSoon(deps);
}
