import type { ConsentsOfShoot } from '@lensemble/contract/consents';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { storedOf } from '@/features/shoots/editor/lib/crew-calls.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';

/** The keys of the participants in the form who have not signed; unused if the team has no wording. */
export function formConsents(
  participants: readonly FormParticipant[],
  stored: ShootDetail['participants'],
  { version, people }: Pick<ConsentsOfShoot, 'version' | 'people'>,
): readonly string[] | 'unused' {
  if (version === 0) return 'unused';
  const signed = people.filter(({ state }) => state === 'signed');
  const keys = peopleKeys(participants);
  return participants.flatMap((participant, index) => {
    const id = storedOf(participant, stored)?.id;
    return signed.some(({ participantId }) => participantId === id) ? [] : [keys[index] ?? ''];
  });
}
