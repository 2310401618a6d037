import { randomUUID } from 'node:crypto';
import { newToken, newWaitingToken } from '../../access/session-letters.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { NewSession } from '../../accounts/sessions.ts';

type Named = Pick<Account, 'email' | 'name'>;

const sessionOf = (token: string, { email, name }: Named): NewSession => ({
  token,
  account: { id: randomUUID(), email, name },
});

/** Looks like the session of a new account but opens nothing, because its token is not stored. */
export const decoySession = (account: Named) => sessionOf(newToken(), account);

/** The response to every sign-up that needs a confirmation, whether or not the account is new. */
export const waitingSession = (account: Named) => sessionOf(newWaitingToken(), account);
