import type { WrittenAt } from '@lensemble/contract/live';

const START = 'point:';

/** The place on a reference, among the names of what is edited. */
export const nameOfPlace = ({ referenceId, x, y }: WrittenAt): string =>
  `${START}${referenceId}/${x}/${y}`;

/** The place on a reference that is among these names. */
export function placeAmong(names: ReadonlySet<string>): WrittenAt | null {
  const name = [...names].find((each) => each.startsWith(START));
  const [referenceId, x, y] = name?.slice(START.length).split('/') ?? [];
  return referenceId === undefined ? null : { referenceId, x: Number(x), y: Number(y) };
}
