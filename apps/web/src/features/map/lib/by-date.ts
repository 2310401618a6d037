import type { MapShoot } from '@lensemble/contract/shoot-map';

type Dated = Pick<MapShoot, 'date' | 'time'>;

/** Shoots without a date come last; shoots without a time come first on their day. */
const momentOf = ({ date, time }: Dated) => `${date ?? '~'} ${time ?? ''}`;

export function byDate(a: Dated, b: Dated): number {
  const [first, second] = [momentOf(a), momentOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
