import { email as emailSchema } from '@lensemble/contract/fields';
import { type Account, changeAddress } from '../../accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { isUnknownAddress } from '../../lib/unknown-address.ts';
import type { HostedIdentity } from '../../ports/hosted-identity/port.ts';

/** Gives an account that was imported without its address the one that the hosted service knows. */
export async function withAddress(
  orm: Deps['orm'],
  hosted: HostedIdentity,
  accessToken: string,
  account: Account,
): Promise<Account> {
  if (!isUnknownAddress(account.email)) return account;
  const user = await hosted.find(accessToken);
  const { data: email } = emailSchema.safeParse(user?.email);
  if (!user || email === undefined) return account;
  const former = await orm.transaction((tx) =>
    changeAddress(tx, account.id, email, user.isVerified),
  );
  return former === undefined ? account : { ...account, email };
}
