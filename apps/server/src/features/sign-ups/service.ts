import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import { INVITE_NEEDED_MESSAGE, SIGN_UPS_CLOSED_MESSAGE } from '@lensemble/contract/sign-ups';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid } from '../../http-error.ts';
import { inviteCodeAttempt } from '../../plugins/rate-limits.ts';
import { findTeamByCode, joinByCode } from '../teams/service.ts';

const badInviteCode = () => invalid({ inviteCode: BAD_INVITE_CODE_MESSAGE });

/** @throws HttpError 403 where nobody can make an account */
export function refuseWhereClosed({ env }: Pick<Deps, 'env'>): void {
  if (env.signups !== 'closed') return;
  throw new HttpError(403, 'sign_ups_closed', SIGN_UPS_CLOSED_MESSAGE);
}

/** @throws HttpError 422 for a code that opens no team, or none where one is needed; 429 after too many wrong ones */
export async function checkInviteCode(
  deps: Pick<Deps, 'env' | 'limits' | 'orm'>,
  ip: string,
  inviteCode: string | undefined,
): Promise<void> {
  if (!inviteCode) {
    if (deps.env.signups === 'invite') throw invalid({ inviteCode: INVITE_NEEDED_MESSAGE });
    return;
  }
  const takeBack = await deps.limits.count(inviteCodeAttempt(ip));
  if (!(await findTeamByCode(deps.orm, inviteCode))) throw badInviteCode();
  await takeBack();
}

/** Brings a new account into the team that it was made for, if any. Part of the transaction that makes it. @throws HttpError 422 */
export async function joinInvited(
  tx: Deps['orm'],
  userId: string,
  inviteCode: string | undefined,
): Promise<void> {
  if (inviteCode && !(await joinByCode(tx, userId, inviteCode))) throw badInviteCode();
}
