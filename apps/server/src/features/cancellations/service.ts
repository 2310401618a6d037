import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

/** Calendars that sync at least every 90 days learn of every cancellation. */
const KEPT_MS = 90 * 86_400_000;

/** Records a shoot for calendars. Call it in the deleting transaction, before the delete. */
export async function noteDeleted(
  tx: Deps['orm'],
  scope: TeamScope,
  shootId: string,
): Promise<void> {
  await queries.insertCancelled(tx, scope, shootId);
}

export async function forgetCancelled({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  await queries.forgetCancelled(orm, new Date(now.getTime() - KEPT_MS));
}

/** The record of a deleted shoot that had a date; undefined if there is none. */
export const cancelledShoot = (
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): ReturnType<typeof queries.findCancelled> => queries.findCancelled(orm, scope, shootId);
