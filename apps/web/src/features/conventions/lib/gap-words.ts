import { type Gap, gapValues } from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { formatDuration } from '@/lib/time/format.ts';

/** `9 min walk, 15 min until the next` */
export const gapText = (gap: Gap): string =>
  conventionWords(gap.kind, gapValues(gap, formatDuration));

/** A rest below this is only enough for the way. */
const FREE_MINUTES = 15;

/**
 * For a narrow column: the way, and what is free besides. `9 min walk · 1h 20m free`
 * @param isMissing the minutes of the way could be entered, and are not
 */
export function shortGapTexts(
  { kind, minutes, meal, walk = 0 }: Gap,
  isMissing: boolean,
): readonly string[] {
  const way = conventionWords('way', { minutes: walk });
  if (kind === 'tight') return [way];
  const rest = minutes - meal - walk;
  const free = rest < FREE_MINUTES ? [] : [conventionWords('free', { gap: formatDuration(rest) })];
  if (isMissing) return [conventionWords('noWalk'), ...free];
  if (kind === 'walk') return [way, ...free];
  return kind === 'samePlace' && free.length === 0 ? [conventionWords('noWay')] : free;
}
