import type { ConventionDetail } from '@lensemble/contract/conventions';
import { conventionShootWords } from '@lensemble/messages/web/convention-shoot';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { minutesBetween } from './walks.ts';

/** The note of a meeting point, and how far the others are; undefined if nothing is known. */
export function pointHint(
  { meetingPoints, walks }: Pick<ConventionDetail, 'meetingPoints' | 'walks'>,
  id: string | null,
): string | undefined {
  const point = meetingPoints.find((each) => each.id === id);
  if (!point) return undefined;
  const ways = meetingPoints.flatMap((other) => {
    const minutes = minutesBetween(walks, point.id, other.id);
    return minutes === undefined
      ? []
      : [conventionShootWords('way', { minutes, point: other.name })];
  });
  return [point.note, joinWithCommas(ways)].filter(Boolean).join(' · ') || undefined;
}
