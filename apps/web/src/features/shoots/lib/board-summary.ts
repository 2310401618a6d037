import type { ListedShoot } from '@lensemble/contract/shoots';
import { count } from '@/lib/words/count.ts';

/** `13 shoots, 7 on the way`. On the way means planning or ready to shoot. */
export function boardSummary(shoots: readonly ListedShoot[]): string {
  if (shoots.length === 0) return 'Nothing planned yet.';
  const onTheWay = shoots.filter(
    ({ status }) => status === 'planning' || status === 'ready to shoot',
  );
  return `${count(shoots.length, 'shoot')}, ${onTheWay.length || 'none'} on the way`;
}
