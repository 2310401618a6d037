import type { Gap } from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { formatDuration } from '@/lib/time/format.ts';

/** Whether a person cannot be in time for the next shoot. */
export const isTrouble = ({ kind }: Gap) => kind === 'tight' || kind === 'overlap';

/** `9m walk, 15m until the next` */
export function gapText({ kind, minutes, walk = 0 }: Gap): string {
  if (kind === 'overlap') return conventionWords('overlap', { minutes: formatDuration(-minutes) });
  const gap = formatDuration(minutes);
  if (kind === 'samePlace' || kind === 'unknown') return conventionWords(kind, { gap });
  return conventionWords(kind, { minutes: formatDuration(walk), gap });
}

/** A rest below this is only enough for the way. */
const FREE_MINUTES = 15;

/** For a narrow column: the way, and what is free besides. `9m walk · 1h 20m free` */
export function shortGapTexts({ kind, minutes, walk = 0 }: Gap): readonly string[] {
  const way = conventionWords('way', { minutes: formatDuration(walk) });
  if (kind === 'tight') return [way];
  const rest = minutes - walk;
  const free = rest < FREE_MINUTES ? [] : [conventionWords('free', { gap: formatDuration(rest) })];
  if (kind === 'walk') return [way, ...free];
  return kind === 'samePlace' && free.length === 0 ? [conventionWords('noWay')] : free;
}
