import { type Account, device } from './database.ts';

const CURRENT = 'current';

/** The account that was last signed in on this device; undefined for none. */
export async function lastAccount(): Promise<Account | undefined> {
  return (await device()).get('account', CURRENT);
}

/** Says who is signed in. The data of other accounts stays for their next sign-in. */
export async function setAccount(account: Account): Promise<void> {
  await (await device()).put('account', account, CURRENT);
}
