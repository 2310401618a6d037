import type { ParticipantCall } from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { FormParticipant } from './form-links.ts';

type Stored = ShootDetail['participants'][number];

/** The stored row of a participant; undefined before the first save. */
export const storedOf = (
  { personnelId, id }: Pick<FormParticipant, 'personnelId' | 'id'>,
  stored: readonly Stored[],
): Stored | undefined =>
  stored.find((each) => (personnelId === null ? each.id === id : each.personnelId === personnelId));

/** The time that a participant agreed to and that the form would change, so that they would be asked again. */
export function agreedTime(
  call: Pick<ParticipantCall, 'state'>,
  stored: string | null,
  now: string | null,
): string | null {
  const hasAgreed = call.state === 'yes' || call.state === 'maybe';
  return hasAgreed && stored !== now ? stored : null;
}

/** The names of those who come at each time of their own, by time. */
export function namesByTime(
  people: readonly { readonly name: string; readonly callTime: string | null }[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, callTime } of people) {
    if (callTime !== null) names.set(callTime, [...(names.get(callTime) ?? []), name]);
  }
  return names;
}
