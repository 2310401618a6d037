import type { ConventionDetail } from '@lensemble/contract/conventions';
import type { Gap, Slot, TimetableRow } from '@lensemble/contract/timetable';

/** Two meeting points, in the order of the convention. */
export type Way = readonly [from: string, to: string];

/** The way between two slots of a person whose minutes are not entered. Without two meeting points, there is none to enter. */
export function missingWalk(
  points: ConventionDetail['meetingPoints'],
  { kind }: Gap,
  [before, after]: readonly Slot[],
): Way | undefined {
  if (kind !== 'unknown' || !before || !after) return undefined;
  const ids = new Set([before.shoot.meetingPointId, after.shoot.meetingPointId]);
  const [from, to] = points.filter(({ id }) => ids.has(id));
  return from && to && [from.id, to.id];
}

/** The ways of a day whose minutes are not entered, each once. */
export function missingWalks(
  points: ConventionDetail['meetingPoints'],
  people: readonly TimetableRow[],
): readonly Way[] {
  const ways = people.flatMap(({ slots, gaps }) =>
    gaps.flatMap((gap, index) => {
      const way = missingWalk(points, gap, slots.slice(index, index + 2));
      return way ? [way] : [];
    }),
  );
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}
