import type { DatePoll } from '@lensemble/contract/date-polls';
import type { PlainDate } from '@/lib/time/dates.ts';

/** A date in the dialog. */
export interface ChosenDate {
  readonly date: PlainDate;
  readonly time: string | null;
}

/** The dates to start with: those of the poll that are not past. */
export const chosenOf = (poll: DatePoll | null, today: PlainDate): ChosenDate[] =>
  (poll?.candidates ?? [])
    .filter(({ date }) => date >= today)
    .map(({ date, time }) => ({ date, time }));

/** Adds a day, with the time of the last one chosen, or removes all of its times. */
export function toggleDay(chosen: readonly ChosenDate[], date: PlainDate): ChosenDate[] {
  const others = chosen.filter((each) => each.date !== date);
  if (others.length < chosen.length) return others;
  const added = { date, time: chosen.at(-1)?.time ?? null };
  return [...chosen, added].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

export const isSameDates = (a: readonly ChosenDate[], b: readonly ChosenDate[]): boolean =>
  a.length === b.length &&
  a.every(({ date, time }, index) => date === b[index]?.date && time === b[index].time);
