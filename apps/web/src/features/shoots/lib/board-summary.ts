import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootSummaryWords } from '@lensemble/messages/web/shoot-summaries';

/** `13 shoots, 7 on the way`. On the way means planning or ready to shoot. */
export function boardSummary(shoots: readonly ListedShoot[]): string {
  if (shoots.length === 0) return shootSummaryWords('nothingPlanned');
  const onTheWay = shoots.filter(
    ({ status }) => status === 'planning' || status === 'ready to shoot',
  );
  const all = shootSummaryWords('shoots', { count: shoots.length });
  return onTheWay.length === 0
    ? shootSummaryWords('noneOnTheWay', { shoots: all })
    : shootSummaryWords('onTheWay', { shoots: all, count: onTheWay.length });
}
