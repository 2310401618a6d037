import { onSetWords } from '@lensemble/messages/web/on-set';
import { formatDuration } from '@/lib/time/format.ts';
import type { DayOfPlan } from './day-of-plan.ts';
import type { Entry } from './entries.ts';

const MINUTE_MS = 60_000;

/** How much of its time an entry has left, such as `5 min left` or `5 min over`. Undefined before it begins. */
export function minutesLeft(
  { id, minutes }: Entry,
  { times, now }: Pick<DayOfPlan, 'times' | 'now'>,
): string | undefined {
  const span = times?.entries.find((each) => each.id === id);
  if (!span || span.expected.start > now) return undefined;
  const left = Math.round((span.expected.start + minutes * MINUTE_MS - now) / MINUTE_MS);
  return left >= 0
    ? onSetWords('timeLeft', { span: formatDuration(left) })
    : onSetWords('timeOver', { span: formatDuration(-left) });
}
