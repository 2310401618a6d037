import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';

/** A deleted reference that can still be restored. */
interface Removal {
  readonly shootId: string;
  readonly id: string;
  /** The index among the references that existed at the time. */
  readonly place: number;
}

let recent: readonly (Removal & { readonly until: number })[] = [];

/** Records a deletion. Returns how many can be undone: the Undo of the one shown toast covers them all. */
export function noteRemoval(removal: Removal): number {
  const now = Date.now();
  const until = now + REFERENCE_RESTORE_SECONDS * 1000;
  recent = [...recent.filter((earlier) => earlier.until > now), { ...removal, until }];
  return recent.length;
}

/** Returns and clears the recorded removals. The last comes first, so that each index is valid again at its turn. */
export function takeRemovals(): readonly Removal[] {
  const taken = recent.toReversed();
  recent = [];
  return taken;
}
