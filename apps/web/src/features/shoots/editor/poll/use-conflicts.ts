import type { Availability } from '@lensemble/contract/availability';
import { type Conflict, conflictsOf, type Needs } from '@lensemble/contract/conflicts';
import { heldTime } from '@lensemble/contract/held-time';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNeededEquipment } from '@/features/shoots/editor/hooks/use-needed-equipment.ts';
import { availabilityQuery, daysAround } from '@/lib/shoots/availability.ts';
import type { PlainDate, PlainMonth } from '@/lib/time/dates.ts';

interface KnownNeeds {
  readonly needs: Needs;
  /** False while kits load: then the shoot may need more. */
  readonly isKnown: boolean;
}

/** What a stored shoot needs, with what is in its kits. */
export function useNeedsOf({ id, participants, costumes, props }: ShootDetail): KnownNeeds {
  const { known: equipment, isComplete: isKnown } = useNeededEquipment(id);
  return useMemo(() => {
    const needs = {
      personnelIds: participants.flatMap(({ personnelId }) => personnelId ?? []),
      costumeIds: costumes.map(({ costumeId }) => costumeId),
      propIds: props.map(({ propId }) => propId),
      equipment,
    };
    return { needs, isKnown };
  }, [participants, costumes, props, equipment, isKnown]);
}

type DateAndTime = Pick<ShootDetail, 'time'> & { readonly date: PlainDate };

/**
 * Finds what a shoot would need and could not have on a date.
 * @returns undefined as long as it is not known, null for a shoot that needs nothing
 */
export type FindConflicts = (on: DateAndTime) => readonly Conflict[] | null | undefined;

/** Knows the days around some months. */
export function useConflicts(shoot: ShootDetail, months: readonly PlainMonth[]): FindConflicts {
  const answers = useQueries({
    queries: months.map((month) => availabilityQuery(month, shoot.id)),
  });
  const needed = useNeedsOf(shoot);
  const known = months.map((month, index) => ({
    ...daysAround(month),
    answer: answers[index]?.data,
  }));
  return ({ date, time }) => {
    const answer = known.find(({ first, last }) => first <= date && date <= last)?.answer;
    return answer && conflictsOn(shoot, needed, { date, time }, answer);
  };
}

function conflictsOn(
  shoot: ShootDetail,
  { needs, isKnown }: KnownNeeds,
  { date, time }: DateAndTime,
  answer: Availability,
) {
  const { timeZone } = shoot;
  const held = heldTime({ ...shoot, date, time });
  const conflicts = held ? conflictsOf(answer, held, timeZone, needs) : [];
  const isComplete = answer.isComplete && isKnown;
  if (conflicts.length > 0) return conflicts;
  if (!isComplete) return undefined;
  const needsNothing = Object.values(needs).every((each) => each.length === 0);
  return needsNothing ? null : conflicts;
}
