import { SAME_EMAIL_MESSAGE } from '@lensemble/contract/email-change';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import { withMails } from '../mails/service.ts';

/**
 * Queues the mail to the new address. The job looks up whether the address has an account, so that the response reveals
 * nothing.
 * @throws HttpError 422 for the current address
 */
export async function requestEmailChange(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  me: SignedIn,
  email: string,
): Promise<void> {
  if (email === me.email) throw invalid({ email: SAME_EMAIL_MESSAGE });
  await withMails(deps, (_tx, send) => send({ kind: 'email-change', email, userId: me.userId }));
}
