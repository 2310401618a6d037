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
