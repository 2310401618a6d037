import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { mailAttempt } from '../../plugins/rate-limits.ts';
import type { Credentials, NewSession } from '../../ports/identity/port.ts';
import { awaitConfirmation } from '../confirmation/service.ts';
import { mailsOf, withMails } from '../mails/service.ts';
import type { TypedNames } from '../profile/service.ts';
import { beginProfile } from '../profile/service.ts';
import { waitingSession } from './decoy-session.ts';

type SignUp = Credentials &
  TypedNames & { readonly name: string; readonly inviteCode?: string | undefined };

/**
 * Makes an account whose address is to be confirmed, unless it has one already: who owns the address is told by mail, and
 * nobody else learns a thing.
 */
export async function signUpUnconfirmed(
  deps: Deps,
  ip: string,
  input: SignUp,
): Promise<NewSession> {
  const mails = mailsOf(deps);
  await mails.prepare();
  const session = await deps.identity.signUp(input, async (tx, account) => {
    await awaitConfirmation(deps, tx, account, input.inviteCode);
    await beginProfile(tx, account.id, input);
  });
  if (session) mails.wake();
  else await tellOwner(deps, ip, input.email);
  return waitingSession(input);
}

async function tellOwner(deps: Deps, ip: string, email: string): Promise<void> {
  try {
    await deps.limits.count(mailAttempt(ip, email));
  } catch (error) {
    // A refusal would say that there is an account, and its owner has been told often enough.
    if (error instanceof HttpError) return;
    throw error;
  }
  await withMails(deps, (_tx, send) => send({ kind: 'address-taken', email }));
}
