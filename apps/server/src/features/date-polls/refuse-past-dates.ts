import type { Candidate, DatesToAsk } from '@lensemble/contract/date-polls';
import { invalid } from '../../http/errors/http-error.ts';
import { isOverEverywhere } from '../../lib/is-over-everywhere.ts';
import type { HeldPoll } from './queries.ts';

/** A poll keeps the dates of `present` that have passed. @throws HttpError 422 for other past dates */
export function refusePastDates(
  candidates: DatesToAsk['candidates'],
  present: readonly Candidate[],
): void {
  const refused = candidates.flatMap(({ date, time }, index) => {
    const isKept = present.some((each) => each.date === date && each.time === time);
    return isOverEverywhere(date) && !isKept
      ? [[`candidates.${index}.date`, 'Please choose today or a later day']]
      : [];
  });
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
}

/** An open poll keeps its deadline, also when that has passed. @throws HttpError 422 for another past deadline */
export function refusePastDeadline(
  deadline: DatesToAsk['deadline'],
  held: Pick<HeldPoll, 'deadline' | 'closedAt'> | undefined,
): void {
  if (deadline === null) return;
  const moment = Date.parse(deadline);
  const kept = held?.closedAt === null ? held.deadline?.getTime() : undefined;
  if (moment <= Date.now() && moment !== kept)
    throw invalid({ deadline: 'Please choose a time that is still to come' });
}
