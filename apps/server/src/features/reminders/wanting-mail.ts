import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { unsubscribedOf } from '../mailboxes/service.ts';

/** Separates the addresses that want no mail of the team. */
export async function wantingMail(
  tx: Deps['orm'],
  scope: TeamScope,
  addresses: readonly string[],
): Promise<{ readonly addresses: string[]; readonly unsubscribed: string[] }> {
  const unsubscribed = await unsubscribedOf(tx, scope, addresses);
  return { addresses: addresses.filter((each) => !unsubscribed.includes(each)), unsubscribed };
}
