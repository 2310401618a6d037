import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';

type Compare = (a: ListedShoot, b: ListedShoot) => number;

/** The order within a status: planned shoots soonest first, completed ones latest first, ideas newest first. */
export function inOrderOf(status: ShootStatus): Compare {
  if (status === 'idea') return newestFirst;
  return status === 'completed' ? latestFirst : soonestFirst;
}

/** Sorts by date and time. A date without a time sorts after those with one, no date sorts last. */
export const soonestFirst: Compare = (a, b) =>
  compare(a.date ?? LAST, b.date ?? LAST) ||
  compare(a.time ?? LAST, b.time ?? LAST) ||
  newestFirst(a, b);

const latestFirst: Compare = (a, b) =>
  compare(b.date ?? '', a.date ?? '') || compare(b.time ?? '', a.time ?? '') || newestFirst(a, b);

const newestFirst: Compare = (a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id);

/** Sorts after all digits. */
const LAST = '~';

// These strings have a fixed format, so code units give the right order. `localeCompare` is much slower.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
