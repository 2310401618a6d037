import type { Candidate, DatePoll } from '@lensemble/contract/date-polls';
import { bestDates, type Tally, tallyOf } from '@lensemble/contract/date-ranking';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useMemo } from 'react';
import { monthsAround } from '@/lib/shoots/availability.ts';
import type { DateFacts } from './facts-list.tsx';
import { goldenOf } from './golden-words.ts';
import { useConflicts } from './use-conflicts.ts';
import { useForecasts } from './use-forecasts.ts';

/** What a date has for a shoot. */
export function useDateFacts(
  shoot: ShootDetail,
  dates: readonly Pick<Candidate, 'date' | 'time'>[],
) {
  const find = useConflicts(shoot, monthsAround(dates.map(({ date }) => date)));
  const { each, credit } = useForecasts(shoot, dates);
  const golden = useMemo(() => dates.map((on) => goldenOf(shoot, on)), [shoot, dates]);
  const facts = dates.map(
    (on, index): DateFacts => ({
      golden: golden[index]?.words ?? null,
      goldenMinutes: golden[index]?.minutes ?? 0,
      forecast: each[index],
      conflicts: find(on),
    }),
  );
  return { facts, credit };
}

export interface ShownCandidate extends Candidate {
  readonly tally: Tally;
  readonly facts: DateFacts;
  readonly isBest: boolean;
}

/** The candidates of a poll with all that helps to choose one. */
export function useCandidates(shoot: ShootDetail, { candidates, people }: DatePoll) {
  const { facts, credit } = useDateFacts(shoot, candidates);
  const counted = candidates.flatMap((candidate, index) => {
    const known = facts[index];
    if (!known) return [];
    const tally = tallyOf(candidate.id, people);
    return { ...candidate, tally, facts: known, goldenMinutes: known.goldenMinutes };
  });
  const best = bestDates(counted);
  const shown = counted.map(
    ({ goldenMinutes: _, ...each }): ShownCandidate => ({ ...each, isBest: best.has(each.id) }),
  );
  return { shown, credit };
}
