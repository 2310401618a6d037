import type { Availability } from '@lensemble/contract/availability';

/**
 * A hundred entries for each shoot of a full list. Comparing that many takes three seconds if all shoots overlap; the limits of
 * a team allow fifteen times as many.
 */
const HELD_MAX = 20_000;

/** Whether the answer is complete, and not more than can be compared for each shoot of a list. */
export function isWithinReach({ shoots, isComplete }: Availability): boolean {
  const held = shoots.reduce(
    (sum, { personnelIds, costumeIds, propIds, equipment }) =>
      sum + personnelIds.length + costumeIds.length + propIds.length + equipment.length,
    0,
  );
  return isComplete && held <= HELD_MAX;
}
