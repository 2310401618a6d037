import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

/** Longer than a phone lies in a drawer. */
const KEPT_MS = 90 * 86_400_000;

/** Notes what others have to be told of a shoot that is deleted in the same transaction, just before it is. */
export async function noteDeleted(
  tx: Deps['orm'],
  scope: TeamScope,
  shootId: string,
): Promise<void> {
  await queries.insertCancelled(tx, scope, shootId);
}

/** Lets go of deleted shoots that all calendars have heard of. */
export async function forgetCancelled({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  await queries.forgetCancelled(orm, new Date(now.getTime() - KEPT_MS));
}
