import type { ListedShoot } from '@lensemble/contract/shoots';
import { upcomingSummaryWords } from '@lensemble/messages/web/upcoming-summary';
import { addDays, type PlainDate } from '@/lib/time/dates.ts';
import { formatLongDate } from '@/lib/time/long-dates.ts';
import { formatNumber } from '@/lib/words/numbers.ts';

const fromOneToTen = [
  upcomingSummaryWords('one'),
  upcomingSummaryWords('two'),
  upcomingSummaryWords('three'),
  upcomingSummaryWords('four'),
  upcomingSummaryWords('five'),
  upcomingSummaryWords('six'),
  upcomingSummaryWords('seven'),
  upcomingSummaryWords('eight'),
  upcomingSummaryWords('nine'),
  upcomingSummaryWords('ten'),
];

/** Summarizes the week ahead: `Two today, two more in the next 7 days.` Ignores completed shoots. */
export function upcomingSummary(shoots: readonly ListedShoot[], today: PlainDate): string {
  if (shoots.length === 0) return upcomingSummaryWords('nothingPlanned');
  const ahead = shoots
    .flatMap(({ status, date }) => (status !== 'completed' && date && date >= today ? [date] : []))
    .sort();
  const weekEnd = addDays(today, 7);
  const todays = ahead.filter((date) => date === today).length;
  const soon = ahead.filter((date) => date > today && date <= weekEnd).length;
  if (todays > 0) return capitalized(weekFrom(todays, soon));
  const ofSoon = { count: soon, number: inWords(soon) };
  if (soon > 0) return capitalized(upcomingSummaryWords('soon', ofSoon));
  const next = ahead[0];
  if (!next) return upcomingSummaryWords('nothingAhead');
  const isThisYear = next.slice(0, 4) === today.slice(0, 4);
  const date = formatLongDate(next, !isThisYear);
  return upcomingSummaryWords('nothingSoon', { date });
}

function weekFrom(todays: number, soon: number): string {
  const today = upcomingSummaryWords('today', { count: todays, number: inWords(todays) });
  return soon === 0
    ? upcomingSummaryWords('onlyToday', { today })
    : upcomingSummaryWords('todayAndSoon', { today, count: soon, number: inWords(soon) });
}

const inWords = (value: number) => fromOneToTen[value - 1] ?? formatNumber(value);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
