import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';

/** A reference that was deleted, and can be had back for a while. */
interface Removal {
  readonly shootId: string;
  readonly id: string;
  /** Where it was, counted from 0, among those that were left then. */
  readonly place: number;
}

let recent: readonly (Removal & { readonly until: number })[] = [];

/** Notes a deletion. Answers how many can be undone now: there is one toast at a time, so it stands for all of them. */
export function noteRemoval(removal: Removal): number {
  const now = Date.now();
  const until = now + REFERENCE_RESTORE_SECONDS * 1000;
  recent = [...recent.filter((earlier) => earlier.until > now), { ...removal, until }];
  return recent.length;
}

/** What is to be undone, the last one first, so that each finds its place. Nothing is left after that. */
export function takeRemovals(): readonly Removal[] {
  const taken = recent.toReversed();
  recent = [];
  return taken;
}
