import type { Shoot } from '@lensemble/contract/shoots';
import type { PlainDate } from '@/lib/dates.ts';
import { count, formatDate } from '@/lib/format.ts';

/** The shoots among all that use an item: those to come first, the next one at the top, then those without a date, then the past. */
export function usedIn(
  shootIds: readonly string[],
  shoots: readonly Shoot[],
  today: PlainDate,
): Shoot[] {
  const ids = new Set(shootIds);
  const used = shoots.filter(({ id }) => ids.has(id));
  const byDate = (a: Shoot, b: Shoot) => (a.date ?? '').localeCompare(b.date ?? '');
  const isToCome = ({ date }: Shoot) => date !== null && date >= today;
  const toCome = used.filter(isToCome).sort(byDate);
  const undated = used.filter(({ date }) => date === null);
  const past = used.filter((shoot) => shoot.date !== null && !isToCome(shoot)).sort(byDate);
  return [...toCome, ...undated, ...past.reverse()];
}

/** `In 3 shoots, next Nov 28`; null for an item that no shoot uses. The year is named where it is another one. */
export function usedInText(
  shootIds: readonly string[],
  shoots: readonly Shoot[],
  today: PlainDate,
): string | null {
  if (shootIds.length === 0) return null;
  const words = `In ${count(shootIds.length, 'shoot')}`;
  const next = usedIn(shootIds, shoots, today)[0]?.date;
  return next && next >= today ? `${words}, next ${shortDate(next, today)}` : words;
}

function shortDate(date: PlainDate, today: PlainDate): string {
  const whole = formatDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? whole.replace(/, \d+$/, '') : whole;
}
