import type { CallAnswer } from './call-state.ts';
import type { Candidate, Voter } from './date-polls.ts';

/** How many people gave each answer to a candidate. */
export interface Tally extends Readonly<Record<CallAnswer, number>> {
  /** People without an answer to it. */
  readonly none: number;
}

export function tallyOf(candidateId: string, people: readonly Pick<Voter, 'answers'>[]): Tally {
  const tally = { yes: 0, maybe: 0, no: 0, none: 0 };
  for (const { answers } of people) tally[answers[candidateId] ?? 'none']++;
  return tally;
}

/** A candidate with what it is ranked by. `goldenMinutes` is the golden light that the shoot could have. */
export interface Ranked extends Candidate {
  readonly tally: Pick<Tally, 'yes' | 'no'>;
  readonly goldenMinutes: number;
}

const byMerit = (a: Ranked, b: Ranked): number =>
  b.tally.yes - a.tally.yes || a.tally.no - b.tally.no || b.goldenMinutes - a.goldenMinutes;

/** A day without a time comes before its times. */
const momentOf = ({ date, time }: Candidate) => `${date} ${time ?? ''}`;

/** The best candidate first: most yes, then fewest no, then most golden light. Equal ones are in the order of their dates. */
export const rankDates = <Each extends Ranked>(candidates: readonly Each[]): Each[] =>
  candidates.toSorted((a, b) => byMerit(a, b) || (momentOf(a) < momentOf(b) ? -1 : 1));

/** The ids of the best candidates: several if they are equal, none before the first yes. */
export function bestDates(candidates: readonly Ranked[]): ReadonlySet<string> {
  const [best, ...others] = rankDates(candidates);
  if (!best || best.tally.yes === 0) return new Set();
  const equals = others.filter((other) => byMerit(best, other) === 0);
  return new Set([best, ...equals].map(({ id }) => id));
}
