import { SHOT_MINUTES_MIN } from '@lensemble/contract/constants';
import type { DayTimes } from '@lensemble/contract/day-times';
import type { Shot } from '@lensemble/contract/shots';
import type { PlannedDay } from './use-day-start.ts';

const MINUTE_MS = 60_000;

/** How many minutes of a list are shots, blocks and free. */
export function lengthsOf(
  shots: readonly Pick<Shot, 'kind' | 'minutes'>[],
  { entries }: Pick<DayTimes, 'entries'>,
) {
  const sum = (isShot: boolean) =>
    shots.reduce((all, { kind, minutes }) => all + ((kind === 'shot') === isShot ? minutes : 0), 0);
  return {
    shots: sum(true),
    blocks: sum(false),
    free: entries.reduce((all, { gap }) => all + gap, 0),
  };
}

/** By how many minutes a list goes beyond the end of its shoot; negative if it ends before. */
export const minutesAfterEnd = (
  { plannedEnd, start }: Pick<DayTimes, 'plannedEnd' | 'start'>,
  { minutes }: Pick<PlannedDay, 'minutes'>,
): number => Math.round((plannedEnd - start) / MINUTE_MS) - minutes;

/** In how many minutes an entry must end so that the next one is in time; undefined if it cannot. */
export function shortened(
  entry: Pick<Shot, 'minutes'> | undefined,
  overrun: number,
): number | undefined {
  const minutes = (entry?.minutes ?? 0) - overrun;
  return minutes >= SHOT_MINUTES_MIN ? minutes : undefined;
}
