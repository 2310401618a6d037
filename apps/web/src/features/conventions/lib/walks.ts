import type { Walk } from '@lensemble/contract/conventions';

const isBetween = (a: string, b: string) => (walk: Walk) =>
  (walk.from === a && walk.to === b) || (walk.from === b && walk.to === a);

/** The minutes between two meeting points; undefined where they are not entered. */
export const minutesBetween = (walks: readonly Walk[], a: string, b: string): number | undefined =>
  walks.find(isBetween(a, b))?.minutes;

/** The walks with other minutes between two meeting points; undefined for not known. */
export function withMinutes(
  walks: readonly Walk[],
  from: string,
  to: string,
  minutes: number | undefined,
): Walk[] {
  const others = walks.filter((walk) => !isBetween(from, to)(walk));
  return minutes === undefined ? others : [...others, { from, to, minutes }];
}
