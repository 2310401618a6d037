import { UNDO_TOAST_MS } from '@/lib/trash/undo-of.ts';

/** A deleted reference that a toast can restore. */
interface Removal {
  readonly shootId: string;
  readonly id: string;
}

let recent: readonly (Removal & { readonly until: number })[] = [];

/** Records a deletion. Returns how many can be undone: the Undo of the one shown toast covers them all. */
export function noteRemoval(removal: Removal): number {
  const now = Date.now();
  const until = now + UNDO_TOAST_MS;
  recent = [...recent.filter((earlier) => earlier.until > now), { ...removal, until }];
  return recent.length;
}

/** Returns and clears the recorded removals. */
export function takeRemovals(): readonly Removal[] {
  const taken = recent;
  recent = [];
  return taken;
}
