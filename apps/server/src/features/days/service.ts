import { withoutDeleted } from '@lensemble/contract/day-state';
import type { Day, Operation } from '@lensemble/contract/operations';
import { unpackedCount } from '@lensemble/contract/packing-list';
import type { NewShot, Shot } from '@lensemble/contract/shots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { type Applied, type ApplyDeps, applyTo, dayOf } from './apply-to.ts';
import { checkOwnPacking, listOwnPacking, noteOwnPacking } from './own-packing.ts';
import * as queries from './queries.ts';

/** A device that was offline for a day sends hundreds at once. */
const operationsOfPerson = defineLimit(
  'operations-of-person',
  { points: 1_500, seconds: MINUTE },
  'person',
);

/** @throws HttpError 404 */
export async function findDay(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<Day> {
  const target = { teamId: scope.teamId, shootId };
  const state = await queries.readDay(orm, target);
  const things = await queries.findThings(orm, target);
  const isThere = state.shots.length + things.length > 0 || (await queries.hasShoot(orm, target));
  if (!isThere) throw notFound();
  return dayOf(scope.revision, state, things);
}

/**
 * Applies operations, each at most once, in one transaction. Concurrent requests for a shoot wait at its row.
 * @throws HttpError 404, 429
 */
export async function applyOperations(
  deps: ApplyDeps & Pick<Deps, 'limits'>,
  scope: TeamScope,
  shootId: string,
  operations: readonly Operation[],
): Promise<Applied> {
  const times = operations.length;
  await deps.limits.count([{ ...operationsOfPerson.by(scope.userId), times }]);
  const target = { teamId: scope.teamId, userId: scope.userId, shootId };
  return applyTo(deps, target, { sender: 'member', revision: scope.revision }, operations);
}

/** The entries of a shot list in their order, without those that were deleted. Empty for a shoot that does not exist. */
export const listShots = async (
  { orm }: Pick<Deps, 'orm'>,
  target: queries.Target,
): Promise<readonly Shot[]> => withoutDeleted(await queries.findShots(orm, target));

/** Stores the shot list of a new shoot in the transaction that creates it. */
export const insertShots = (
  tx: Deps['orm'],
  target: queries.Target,
  shots: readonly NewShot[],
): Promise<void> => queries.insertShots(tx, target, shots);

/** Deletes entries that can no longer be restored, and operations that no client sends again. */
export const forgetDays = ({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> =>
  queries.forgetDays(orm, now);

/** How many entries of the packing list of each shoot are not packed; null if there is nothing to pack. */
export async function countUnpacked(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const found = await queries.findPackingMarks(orm, scope, shootIds);
  return new Map([...found].map(([id, marks]) => [id, unpackedCount(marks)]));
}

/** What a participant brings, on their personal page. */
export const ownPacking = {
  list: listOwnPacking,
  check: checkOwnPacking,
  note: noteOwnPacking,
} as const;
