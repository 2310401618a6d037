import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';

type Compare = (a: Shoot, b: Shoot) => number;

/**
 * How shoots of one status are put in order: what is on the way by date, soonest first and undated last; what is done
 * by date, latest first; ideas newest first.
 */
export function inOrderOf(status: ShootStatus): Compare {
  if (status === 'idea') return newestFirst;
  return status === 'completed' ? latestFirst : soonestFirst;
}

/** By date and time; a day without a time comes after its times, no day at all comes last. */
export const soonestFirst: Compare = (a, b) =>
  compare(a.date ?? LAST, b.date ?? LAST) ||
  compare(a.time ?? LAST, b.time ?? LAST) ||
  newestFirst(a, b);

const latestFirst: Compare = (a, b) =>
  compare(b.date ?? '', a.date ?? '') || compare(b.time ?? '', a.time ?? '') || newestFirst(a, b);

const newestFirst: Compare = (a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id);

/** Sorts behind every digit. */
const LAST = '~';

// Dates, times and moments are text of one shape each, so code units order them; localeCompare is many times slower.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
