import { arrivalOf } from '@lensemble/contract/call-plan';
import type { ParticipantCall } from '@lensemble/contract/calls';
import type { KnownAnswer } from '@lensemble/contract/readiness-input';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';

type Plan = Pick<EditorForm, 'date' | 'time' | 'timeZone' | 'locationId'>;

/**
 * The answers to the plan in the form, by the keys of the participants who were asked. A plan that is not saved yet has no
 * yes and no maybe: everyone will be asked again, or those with another arrival. A no stays a no.
 */
export function formAnswers(
  participants: readonly FormParticipant[],
  plan: Plan,
  stored: Plan & Pick<ShootDetail, 'participants'>,
  calls: readonly ParticipantCall[],
): ReadonlyMap<string, KnownAnswer> {
  const isMoved =
    plan.date !== stored.date ||
    plan.time !== stored.time ||
    plan.timeZone !== stored.timeZone ||
    plan.locationId !== stored.locationId;
  const keys = peopleKeys(participants);
  const entries = participants.flatMap((participant, index): (readonly [string, KnownAnswer])[] => {
    const person = storedPerson(participant, stored.participants);
    const call = calls.find(({ participantId }) => participantId === person?.id);
    const given = call?.answer;
    if (!person || !call || (call.state === 'notSent' && !call.isOnItsWay)) return [];
    const key = keys[index] ?? '';
    const silent: readonly [string, KnownAnswer] = [key, { answer: null, note: null }];
    if (!given) return [silent];
    const { callTime } = participant;
    const isAskedAgain =
      isMoved ||
      call.state !== given.answer ||
      arrivalOf({ callTime, time: plan.time }) !==
        arrivalOf({ callTime: person.callTime, time: stored.time });
    if (given.answer !== 'no' && isAskedAgain) return [silent];
    return [[key, { answer: given.answer, note: given.note }]];
  });
  return new Map(entries);
}

const storedPerson = (
  { id, personnelId }: FormParticipant,
  stored: ShootDetail['participants'],
): ShootDetail['participants'][number] | undefined =>
  stored.find((person) =>
    personnelId === null ? person.id === id : person.personnelId === personnelId,
  );
