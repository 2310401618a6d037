import type { ListedShoot } from '@lensemble/contract/shoots';
import { addDays, type PlainDate } from '@/lib/time/dates.ts';
import { formatLongDate } from '@/lib/time/format.ts';
import { formatWeekday } from '@/lib/time/weekdays.ts';
import { formatNumber } from '@/lib/words/count.ts';

const NUMBERS = [
  'nothing',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Summarizes the week ahead: `Two today, two more before next Saturday.` Ignores completed shoots. */
export function upcomingSummary(shoots: readonly ListedShoot[], today: PlainDate): string {
  if (shoots.length === 0) return 'Nothing planned yet.';
  const ahead = shoots
    .flatMap(({ status, date }) => (status !== 'completed' && date && date >= today ? [date] : []))
    .sort();
  const weekEnd = addDays(today, 7);
  const todays = ahead.filter((date) => date === today).length;
  const soon = ahead.filter((date) => date > today && date < weekEnd).length;
  const before = `before next ${formatWeekday(today)}`;
  if (todays > 0) return sentence(`${words(todays)} today, ${words(soon)} more ${before}`);
  if (soon > 0) return sentence(`${words(soon)} ${before}`);
  const next = ahead[0];
  if (!next) return 'No dates ahead.';
  return `Nothing ${before}. The next one is on ${formatLongDate(next, next.slice(0, 4) !== today.slice(0, 4))}.`;
}

function words(value: number): string {
  return NUMBERS[value] ?? formatNumber(value);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
