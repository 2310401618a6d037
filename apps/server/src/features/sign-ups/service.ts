import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import { INVITE_NEEDED_MESSAGE, SIGN_UPS_CLOSED_MESSAGE } from '@lensemble/contract/sign-ups';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid } from '../../http/errors/http-error.ts';
import { type Attempt, defineLimit, HOUR } from '../../http/rate-limits.ts';
import { countWrongCode, findTeamByCode, joinByCode } from '../teams/service.ts';

/** Enough to press the button again. */
const signUpHere = defineLimit('signUpHere', { points: 10, seconds: HOUR }, 'network', 'mailbox');
/** At a convention, everyone signs up from one address. Allows 1 s of password hashing per minute. */
const signUpFromIp = defineLimit('signUpFromIp', { points: 600, seconds: HOUR }, 'network');

/** A sign-up. It counts even if it succeeds, because the limit is on the number of accounts. */
export const signUpAttempt = (ip: string, email: string): Attempt => [
  signUpHere.by(ip, email),
  signUpFromIp.by(ip),
];

const badInviteCode = () => invalid({ inviteCode: BAD_INVITE_CODE_MESSAGE });

/** @throws HttpError 403 if sign-ups are closed */
export function refuseWhereClosed({ env }: Pick<Deps, 'env'>): void {
  if (env.signups !== 'closed') return;
  throw new HttpError(403, 'sign_ups_closed', SIGN_UPS_CLOSED_MESSAGE);
}

/** @throws HttpError 422 for an invalid code, or a missing one where it is required; 429 after too many wrong ones */
export async function checkInviteCode(
  deps: Pick<Deps, 'env' | 'limits' | 'orm'>,
  ip: string,
  inviteCode: string | undefined,
): Promise<void> {
  if (!inviteCode) {
    if (deps.env.signups === 'invite') throw invalid({ inviteCode: INVITE_NEEDED_MESSAGE });
    return;
  }
  if (await findTeamByCode(deps.orm, deps.env, inviteCode)) return;
  await countWrongCode(deps, ip);
  throw badInviteCode();
}

/**
 * Call it in the transaction that creates the account.
 * @throws HttpError 422 for an invalid code
 */
export async function joinInvited(
  tx: Deps['orm'],
  env: Deps['env'],
  userId: string,
  inviteCode: string | undefined,
): Promise<void> {
  if (inviteCode && !(await joinByCode(tx, env, userId, inviteCode))) throw badInviteCode();
}
