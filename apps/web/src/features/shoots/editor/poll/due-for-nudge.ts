import { nudgingSkip } from '@lensemble/contract/call-sending';
import type { ParticipantCall } from '@lensemble/contract/calls';
import type { DatePoll } from '@lensemble/contract/date-polls';

/** The participants who were asked, have answered to no date, and can be nudged now. */
export function dueForNudge(
  { people }: Pick<DatePoll, 'people'>,
  calls: readonly ParticipantCall[],
  now: Date,
): string[] {
  const silent = people.filter(({ answers }) => Object.keys(answers).length === 0);
  const ids = new Set(silent.map(({ participantId }) => participantId));
  return calls
    .filter((call) => ids.has(call.participantId) && nudgingSkip(call, now) === undefined)
    .map(({ participantId }) => participantId);
}
