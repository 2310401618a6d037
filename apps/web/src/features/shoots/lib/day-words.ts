import { CALENDAR_DOTS_PER_DAY } from '@lensemble/contract/constants';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootSummaryWords } from '@lensemble/messages/web/shoot-summaries';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

/** The shoots of a calendar day for screen readers: `2 shoots: Kitsune, Selkie`. Long lists end with `and 3 more`. */
export function dayWords(shoots: readonly Pick<ListedShoot, 'title'>[]): string {
  if (shoots.length === 0) return shootSummaryWords('noShoots');
  const titles = shoots.slice(0, CALENDAR_DOTS_PER_DAY).map(({ title }) => title);
  const more = shoots.length - titles.length;
  const named = shootSummaryWords('ofDay', {
    count: shoots.length,
    titles: joinWithCommas(titles),
  });
  return more > 0 ? shootSummaryWords('andMore', { shoots: named, count: more }) : named;
}
