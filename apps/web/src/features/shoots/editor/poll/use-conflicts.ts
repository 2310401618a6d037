import type { Availability } from '@lensemble/contract/availability';
import { type Conflict, conflictsOf, type Needs } from '@lensemble/contract/conflicts';
import { heldTime } from '@lensemble/contract/held-time';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQueries } from '@tanstack/react-query';
import { availabilityQuery, daysAround } from '@/lib/shoots/availability.ts';
import type { PlainDate, PlainMonth } from '@/lib/time/dates.ts';

export const needsOf = ({ participants, costumes, props, equipment }: ShootDetail): Needs => ({
  personnelIds: participants.flatMap(({ personnelId }) => personnelId ?? []),
  costumeIds: costumes.map(({ costumeId }) => costumeId),
  propIds: props.map(({ propId }) => propId),
  equipment,
});

type DateAndTime = Pick<ShootDetail, 'time'> & { readonly date: PlainDate };

/**
 * Finds what a shoot would need and could not have on a date.
 * @returns undefined as long as it is not known
 */
export type FindConflicts = (on: DateAndTime) => readonly Conflict[] | undefined;

/** Knows the days around some months. */
export function useConflicts(shoot: ShootDetail, months: readonly PlainMonth[]): FindConflicts {
  const answers = useQueries({
    queries: months.map((month) => availabilityQuery(month, shoot.id)),
  });
  const known = months.map((month, index) => ({
    ...daysAround(month),
    answer: answers[index]?.data,
  }));
  return ({ date, time }) => {
    const answer = known.find(({ first, last }) => first <= date && date <= last)?.answer;
    return answer && conflictsOn(shoot, { date, time }, answer);
  };
}

function conflictsOn(shoot: ShootDetail, { date, time }: DateAndTime, answer: Availability) {
  const { timeZone } = shoot;
  const held = heldTime({ ...shoot, date, time });
  const conflicts = held ? conflictsOf(answer, held, timeZone, needsOf(shoot)) : [];
  return conflicts.length === 0 && !answer.isComplete ? undefined : conflicts;
}
