import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { COMMON_PASSWORD_MESSAGE } from '@lensemble/contract/password-rules';
import {
  type changePassword as changing,
  DEAD_RESET_LINK_MESSAGE,
  type resetPassword as resetting,
  SAME_PASSWORD_MESSAGE,
  WRONG_PASSWORD_MESSAGE,
} from '@lensemble/contract/passwords';
import type { SignedIn } from '../../access/session.ts';
import { forgetUnproven } from '../../accounts/accounts.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import { isPassword, setPassword } from '../../accounts/passwords.ts';
import { removePasskeys, secondFactorOf } from '../../accounts/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import {
  type Attempt,
  defineLimit,
  HOUR,
  MINUTE,
  unlessTurnedAway,
} from '../../http/rate-limits.ts';
import { forgetFeeds } from '../calendar/service.ts';
import { confirmAccount } from '../confirmation/service.ts';
import { disconnect } from '../google/service.ts';
import { forgetTokens, ownerOf, spendToken } from '../mail-tokens/service.ts';
import { withMails } from '../mails/service.ts';
import { forgetBegunProfile } from '../profile/service.ts';
import { isCommonPassword } from './common-password.ts';

/** A person who mistypes needs a few attempts. A person who guesses the password of one account gets 40 an hour. */
const signInHere = defineLimit(
  'signInHere',
  { points: 10, seconds: 15 * MINUTE },
  'network',
  'mailbox',
);
/** Members of a club who share an address mistype too. A list of stolen passwords has thousands of entries. */
const signInFromIp = defineLimit('signInFromIp', { points: 100, seconds: 15 * MINUTE }, 'network');
/** High, because it also locks out the owner during an attack. Existing sessions continue. */
const signInAnywhere = defineLimit('signInAnywhere', { points: 200, seconds: HOUR }, 'mailbox');

/** An attempt to verify a password. Only wrong ones count: take the attempt back if it succeeds. */
export const signInAttempt = (ip: string, email: string): Attempt => [
  signInHere.by(ip, email),
  signInFromIp.by(ip),
  signInAnywhere.by(email),
];

/** @throws HttpError 422 at the field, for one of the most common passwords */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw invalid({ [field]: COMMON_PASSWORD_MESSAGE });
}

/** Queues the mail. The job looks up the account, so that the response time reveals nothing. */
export async function forgotPassword(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  email: string,
): Promise<void> {
  await withMails(deps, (_tx, send) => send({ kind: 'password-reset', email }));
}

const deadLink = () => invalid({ token: DEAD_RESET_LINK_MESSAGE });

/**
 * Sets a new password with a mailed link. The link also confirms the address.
 * @throws HttpError 422 for an invalid link or a common password
 */
export async function resetPassword(
  deps: Pick<Deps, 'orm' | 'jobs' | 'env' | 'ownGoogle'>,
  { token, password, endFeeds }: ParsedBodyOf<typeof resetting>,
): Promise<void> {
  await refuseCommon(password, 'password');
  if (!(await ownerOf(deps.orm, token, 'reset'))) throw deadLink();
  const hash = await hashPassword(password);
  let stranger: string | undefined;
  await withMails(deps, async (tx, send) => {
    const userId = await spendToken(tx, token, 'reset');
    if (userId && (await forgetUnproven(tx, userId))) stranger = userId;
    // The creator of the account may know its feed addresses.
    if (userId && (stranger || endFeeds)) await forgetFeeds(tx, userId);
    if (stranger) await forgetBegunProfile(tx, stranger);
    const email = userId && (await confirmAccount(deps, tx, userId));
    if (!email) throw deadLink();
    await setPassword(tx, userId, hash);
    await send({ kind: 'password-changed', email });
    // The creator may hold passkeys. With two-step sign-in, the new password alone opens nothing, so that all stays.
    if (stranger && !(await secondFactorOf(tx, stranger)) && (await removePasskeys(tx, stranger))) {
      await send({ kind: 'sign-in-changed', email, change: 'passkeyRemoved' });
    }
  });
  // Otherwise, documents of the owner would be saved to the Google account of the account's creator.
  if (stranger) await disconnect(deps, stranger);
}

/**
 * Changes a password. The current session stays; the others end.
 * @throws HttpError 422 for a wrong, common or unchanged password; 429
 */
export async function changePassword(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  caller: Pick<SignedIn, 'userId' | 'email'> & { readonly ip: string; readonly token: string },
  { currentPassword, newPassword, endFeeds }: ParsedBodyOf<typeof changing>,
): Promise<void> {
  const { userId, email, ip, token } = caller;
  await refuseCommon(newPassword, 'newPassword');
  const takeBack = await deps.limits.count(signInAttempt(ip, email));
  const isTheirs = () => isPassword(deps.orm, userId, currentPassword);
  if (!(await unlessTurnedAway(takeBack, isTheirs))) {
    throw invalid({ currentPassword: WRONG_PASSWORD_MESSAGE });
  }
  await takeBack();
  if (await isPassword(deps.orm, userId, newPassword)) {
    throw invalid({ newPassword: SAME_PASSWORD_MESSAGE });
  }
  const hash = await hashPassword(newPassword);
  await withMails(deps, async (tx, send) => {
    await setPassword(tx, userId, hash, token);
    if (endFeeds) await forgetFeeds(tx, userId);
    await forgetTokens(tx, userId);
    await send({ kind: 'password-changed', email });
  });
}
