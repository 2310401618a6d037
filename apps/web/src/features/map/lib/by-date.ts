import type { MapShoot } from '@lensemble/contract/shoot-map';

type Dated = Pick<MapShoot, 'date' | 'time'>;

/** Those without a date come last, those without a time before others of their day. */
const momentOf = ({ date, time }: Dated) => `${date ?? '~'} ${time ?? ''}`;

/** Earliest first. */
export function byDate(a: Dated, b: Dated): number {
  const [first, second] = [momentOf(a), momentOf(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
