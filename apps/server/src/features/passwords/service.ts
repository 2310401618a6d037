import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { COMMON_PASSWORD_MESSAGE } from '@lensemble/contract/password';
import type {
  changePassword as changing,
  resetPassword as resetting,
} from '@lensemble/contract/passwords';
import {
  DEAD_RESET_LINK_MESSAGE,
  SAME_PASSWORD_MESSAGE,
  WRONG_PASSWORD_MESSAGE,
} from '@lensemble/contract/passwords';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http-error.ts';
import {
  linkAttempt,
  mailAttempt,
  signInAttempt,
  unlessTurnedAway,
} from '../../plugins/rate-limits.ts';
import { forgetFeeds } from '../calendar/service.ts';
import { confirmAccount } from '../confirmation/service.ts';
import { disconnect } from '../google/service.ts';
import { forgetTokens, ownerOf, spendToken } from '../mail-tokens/service.ts';
import { withMails } from '../mails/service.ts';
import { forgetBegunProfile } from '../profile/service.ts';
import { isCommonPassword } from './common-password.ts';

type PasswordDeps = Pick<Deps, 'orm' | 'jobs' | 'identity' | 'limits'>;

/** @throws HttpError 422 at the field, for one of the commonest passwords there are */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw invalid({ [field]: COMMON_PASSWORD_MESSAGE });
}

/** Has a link for a new password sent. Whether there is such an account is looked up only then: nobody can measure it. */
export async function forgotPassword(deps: PasswordDeps, ip: string, email: string): Promise<void> {
  await deps.limits.count(mailAttempt(ip, email));
  await withMails(deps, (_tx, send) => send({ kind: 'password-reset', email }));
}

const deadLink = () => invalid({ token: DEAD_RESET_LINK_MESSAGE });

/** Sets a new password by a mailed link, which also shows whose the address is. */
export async function resetPassword(
  deps: PasswordDeps & Pick<Deps, 'env' | 'ownGoogle'>,
  ip: string,
  { token, password }: ParsedBodyOf<typeof resetting>,
): Promise<void> {
  await deps.limits.count(linkAttempt(ip));
  await refuseCommon(password, 'password');
  if (!(await ownerOf(deps.orm, token, 'reset'))) throw deadLink();
  const hash = await deps.identity.hashPassword(password);
  let stranger: string | undefined;
  await withMails(deps, async (tx, send) => {
    const userId = await spendToken(tx, token, 'reset');
    if (userId && (await deps.identity.forgetUnproven(tx, userId))) stranger = userId;
    if (stranger) {
      // Whoever made the account knows its addresses.
      await forgetFeeds(tx, stranger);
      await forgetBegunProfile(tx, stranger);
    }
    const email = userId && (await confirmAccount(deps, tx, userId));
    if (!email) throw deadLink();
    await deps.identity.setPassword(tx, userId, hash);
    await send({ kind: 'password-changed', email });
  });
  // What the owner saves to "their" Google must not go to whoever made the account.
  if (stranger) await disconnect(deps, stranger);
}

/** Changes a password; the session that does it goes on, the others end. */
export async function changePassword(
  deps: PasswordDeps,
  caller: Pick<SignedIn, 'userId' | 'email'> & { readonly ip: string; readonly token: string },
  { currentPassword, newPassword }: ParsedBodyOf<typeof changing>,
): Promise<void> {
  const { userId, email, ip, token } = caller;
  await refuseCommon(newPassword, 'newPassword');
  const takeBack = await deps.limits.count(signInAttempt(ip, email));
  const isTheirs = () => deps.identity.isPassword(userId, currentPassword);
  if (!(await unlessTurnedAway(takeBack, isTheirs))) {
    throw invalid({ currentPassword: WRONG_PASSWORD_MESSAGE });
  }
  await takeBack();
  if (await deps.identity.isPassword(userId, newPassword)) {
    throw invalid({ newPassword: SAME_PASSWORD_MESSAGE });
  }
  const hash = await deps.identity.hashPassword(newPassword);
  await withMails(deps, async (tx, send) => {
    await deps.identity.setPassword(tx, userId, hash, token);
    await forgetTokens(tx, userId);
    await send({ kind: 'password-changed', email });
  });
}
