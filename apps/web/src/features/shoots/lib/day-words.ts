import { CALENDAR_DOTS_PER_DAY } from '@lensemble/contract/constants';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { count } from '@/lib/words/count.ts';

/** The shoots of a calendar day for screen readers: `2 shoots: Kitsune, Selkie`. Long lists end with `and 3 more`. */
export function dayWords(shoots: readonly Pick<ListedShoot, 'title'>[]): string {
  if (shoots.length === 0) return 'no shoots';
  const titles = shoots.slice(0, CALENDAR_DOTS_PER_DAY).map(({ title }) => title);
  const more = shoots.length - titles.length;
  return `${count(shoots.length, 'shoot')}: ${titles.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
