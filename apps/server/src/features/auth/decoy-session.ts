import { randomUUID } from 'node:crypto';
import type { Account, NewSession } from '../../ports/identity/port.ts';
import { newToken } from '../../session-letters.ts';

/** Looks like a new session of a new account and opens nothing: no row knows its token. */
export function decoySession({ email, name }: Pick<Account, 'email' | 'name'>): NewSession {
  return { token: newToken(), account: { id: randomUUID(), email, name } };
}
