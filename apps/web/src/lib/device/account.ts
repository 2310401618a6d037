import { type Account, device } from './database.ts';

const CURRENT = 'current';

/** The account that was last signed in on this device; undefined for none. */
export async function lastAccount(): Promise<Account | undefined> {
  return (await device()).get('account', CURRENT);
}

/** Says who is signed in. What is kept of others stays, and they find it when they sign in again. */
export async function setAccount(account: Account): Promise<void> {
  await (await device()).put('account', account, CURRENT);
}
