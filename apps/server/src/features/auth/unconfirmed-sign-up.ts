import { type Credentials, type NewAccount, signUp } from '../../accounts/accounts.ts';
import type { NewSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { awaitConfirmation } from '../confirmation/service.ts';
import { mailsOf, tellAddressTaken } from '../mails/service.ts';
import { beginProfile, type TypedNames } from '../profile/service.ts';
import { waitingSession } from './decoy-session.ts';

type SignUp = Credentials &
  TypedNames &
  Pick<NewAccount, 'name' | 'language'> & { readonly inviteCode?: string | undefined };

/** If the address has an account already, its owner is told by mail and the response is the same. */
export async function signUpUnconfirmed(
  deps: Deps,
  ip: string,
  input: SignUp,
): Promise<NewSession> {
  const mails = mailsOf(deps);
  await mails.prepare();
  const account = await signUp(deps.orm, input, async (tx, made) => {
    await awaitConfirmation(deps, tx, made, input.inviteCode);
    await beginProfile(tx, made.id, input);
    return made;
  });
  if (account) mails.wake();
  else await tellAddressTaken(deps, ip, input.email);
  return waitingSession(input);
}
