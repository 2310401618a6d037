import type { ConventionDetail } from '@lensemble/contract/conventions';
import type { Slot } from '@lensemble/contract/timetable';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { roleName } from '@/lib/words/role-names.ts';

/** The name of the meeting point, otherwise of the location. */
export const nameOfPlace = (
  { meetingPoints }: Pick<ConventionDetail, 'meetingPoints'>,
  { shoot }: Pick<Slot, 'shoot'>,
): string | null =>
  meetingPoints.find(({ id }) => id === shoot.meetingPointId)?.name ?? shoot.locationName;

/** What the heading of a slot's column does not say: the role and the place of a person, or who is at a place. */
export function aboutSlot(
  convention: Pick<ConventionDetail, 'meetingPoints'>,
  slot: Pick<Slot, 'shoot' | 'role'>,
  isByPlace: boolean,
): string {
  const isAtPoint = convention.meetingPoints.some(({ id }) => id === slot.shoot.meetingPointId);
  if (isByPlace) {
    // A person with two parts is there once.
    const names = joinWithCommas([...new Set(slot.shoot.people.map(({ name }) => name))]);
    return [!isAtPoint && slot.shoot.locationName, names].filter(Boolean).join(' · ');
  }
  const role = slot.role && roleName(slot.role);
  return [role, nameOfPlace(convention, slot)].filter(Boolean).join(' · ');
}
