import { randomUUID } from 'node:crypto';
import type { Account, NewSession } from '../../ports/identity/port.ts';
import { newToken, newWaitingToken } from '../../session-letters.ts';

type Named = Pick<Account, 'email' | 'name'>;

const sessionOf = (token: string, { email, name }: Named): NewSession => ({
  token,
  account: { id: randomUUID(), email, name },
});

/** Looks like a new session of a new account and opens nothing: no row knows its token. */
export const decoySession = (account: Named) => sessionOf(newToken(), account);

/** The same for everybody whose address must be confirmed first, whether the account is new or not. */
export const waitingSession = (account: Named) => sessionOf(newWaitingToken(), account);
