import type { HeldKind } from '@lensemble/contract/conflicts';
import { pageLocale } from '@lensemble/messages/page-language';
import { weeksWords } from '@lensemble/messages/web/item-weeks';
import { heldText } from '@/lib/shoots/conflict-words.ts';
import { monthOf } from '@/lib/time/dates.ts';
import { inLocale } from '@/lib/time/in-locale.ts';
import { formatShortDate } from '@/lib/time/long-dates.ts';
import type { Days, Use } from './eight-weeks.ts';

/** `Sun, Nov 22, 1–6:30 PM`, with set-up and strike, in the shoot's own zone; `Sun, Nov 22, all day` without a time. */
export const whenText = ({ shoot: { date, time, timeZone }, time: held }: Use): string =>
  heldText({ date, timeZone, held }, time === null);

/** Says what is missing; undefined if nothing is missing. */
export function shortageText({ quantity, shortage }: Use, kind: HeldKind): string | undefined {
  if (!shortage) return undefined;
  const { free, others } = shortage;
  if (kind === 'equipment') return weeksWords('wanted', { wanted: quantity, free });
  const [other, ...more] = others;
  return other && more.length === 0
    ? weeksWords('alsoAt', { title: other.title })
    : weeksWords('alsoAtMore', { count: others.length });
}

/** `2 more in December`, or `5 more until Jan 16`. */
export function moreText(rest: readonly Use[], days: Days, locale = pageLocale): string {
  const count = rest.length;
  const months = new Set(rest.map(({ shoot }) => monthOf(shoot.date)));
  const [only] = months;
  if (months.size > 1 || only === undefined) {
    return weeksWords('moreUntil', { count, date: formatShortDate(days.last) });
  }
  return weeksWords('moreIn', { count, month: inLocale(`${only}-01`, { month: 'long' }, locale) });
}
