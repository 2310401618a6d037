import { SAME_EMAIL_MESSAGE } from '@lensemble/contract/email-change';
import type { SignedIn } from '../../access/session.ts';
import { lockPasswordMoment } from '../../accounts/passwords.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import { withMails } from '../mails/service.ts';

/**
 * Queues the mail to the new address. The job looks up whether the address has an account, so that the response reveals
 * nothing. A new password ends the change, also while its mail waits.
 * @throws HttpError 422 for the current address
 */
export async function requestEmailChange(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  me: SignedIn,
  email: string,
): Promise<void> {
  if (email === me.email) throw invalid({ email: SAME_EMAIL_MESSAGE });
  const { userId } = me;
  await withMails(deps, async (tx, send) => {
    const passwordSetAt = await lockPasswordMoment(tx, userId);
    await send({ kind: 'email-change', email, userId, passwordSetAt });
  });
}
