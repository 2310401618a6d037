import type { Candidate, DatesToAsk } from '@lensemble/contract/date-polls';
import { invalid } from '../../http/errors/http-error.ts';
import { isOverEverywhere } from '../../lib/is-over-everywhere.ts';

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
