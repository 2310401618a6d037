import { randomBytes, randomUUID } from 'node:crypto';
import type { Account, NewSession } from '../../ports/identity/port.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;

/** Looks like a new session of a new account and opens nothing: no row knows its token. */
export function decoySession({ email, name }: Pick<Account, 'email' | 'name'>): NewSession {
  const letters = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]);
  return { token: letters.join(''), account: { id: randomUUID(), email, name } };
}
