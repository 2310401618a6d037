import { formatTime } from '@lensemble/contract/clock';
import { dayTimes, type TimedEntry, timeOf } from '@lensemble/contract/day-times';
import { onSetWords } from '@lensemble/messages/web/on-set';
import type { DayOfPlan } from './day-of-plan.ts';

/** When the day ends if a shot of some minutes is added: after the current entry, or at the end. Undefined without times. */
export function endWith(
  { start, entries, current, now }: DayOfPlan,
  minutes: number,
  isNext: boolean,
): string | undefined {
  if (!start) return undefined;
  const added: TimedEntry = { id: '', minutes, pin: null, state: 'open', actualEnd: null };
  const at = isNext && current ? entries.indexOf(current) + 1 : entries.length;
  const order = [...entries.slice(0, at), added, ...entries.slice(at)];
  const { expectedEnd } = dayTimes(start, order, now);
  return onSetWords('ends', { end: formatTime(timeOf(expectedEnd, start.timeZone)) });
}
