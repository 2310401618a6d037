import type { ListedShoot } from '@lensemble/contract/shoots';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatDate } from '@/lib/time/format.ts';
import { formatShortDate } from '@/lib/time/long-dates.ts';

/**
 * The shoots that use an item: first upcoming ones (soonest first), then those without a date, then past ones (latest
 * first).
 */
export function usedIn(
  shootIds: readonly string[],
  shoots: readonly ListedShoot[],
  today: PlainDate,
): ListedShoot[] {
  const ids = new Set(shootIds);
  const used = shoots.filter(({ id }) => ids.has(id));
  const byDate = (a: ListedShoot, b: ListedShoot) => (a.date ?? '').localeCompare(b.date ?? '');
  const isToCome = ({ date }: ListedShoot) => date !== null && date >= today;
  const toCome = used.filter(isToCome).sort(byDate);
  const undated = used.filter(({ date }) => date === null);
  const past = used.filter((shoot) => shoot.date !== null && !isToCome(shoot)).sort(byDate);
  return [...toCome, ...undated, ...past.reverse()];
}

/** An item with the shoots that use it: how many, and the next ones. */
export type Used = Pick<ItemOf[CatalogueKind], 'shootIds' | 'shootCount'>;

/**
 * `In 3 shoots, next Nov 28`; null for an item that no shoot uses. The year is included unless it is the current one.
 */
export function usedInText(
  { shootIds, shootCount }: Used,
  shoots: readonly ListedShoot[],
  today: PlainDate,
): string | null {
  if (shootCount === 0) return null;
  const next = usedIn(shootIds, shoots, today)[0]?.date;
  return next && next >= today
    ? catalogueCardWords('inShootsNext', { count: shootCount, date: shortDate(next, today) })
    : catalogueCardWords('inShoots', { count: shootCount });
}

function shortDate(date: PlainDate, today: PlainDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortDate(date) : formatDate(date);
}
