import { consentTo } from '@lensemble/contract/consent-state';
import type { ConsentingPerson } from '@lensemble/contract/consents';
import { shotNumbers } from '@lensemble/contract/day-lines';
import type { Shot } from '@lensemble/contract/shots';

/** Why a person's picture may not be used. */
type Objection = 'withdrawn' | 'refused' | 'unsigned';

interface Objecting {
  readonly participantId: string;
  readonly name: string;
  readonly why: Objection;
}

export interface ShotForUse {
  readonly id: string;
  readonly number: number;
  readonly referenceId: string;
  /** The people in it. */
  readonly people: readonly Pick<ConsentingPerson, 'participantId' | 'name'>[];
  /** Those of them who have not agreed to the use. */
  readonly objecting: readonly Objecting[];
}

type Person = Pick<ConsentingPerson, 'participantId' | 'name' | 'consent'>;

/** Shots with a picture and people, those that may be used first. A person who has left the crew is not known any more. */
export function shotsForUse(
  shots: readonly Shot[],
  crew: readonly Person[],
  useId: string,
): ShotForUse[] {
  const numbers = shotNumbers(shots);
  const all = shots.flatMap(({ id, kind, referenceId, participantIds }): ShotForUse[] => {
    const people = crew.filter(({ participantId }) => participantIds.includes(participantId));
    const number = numbers.get(id);
    if (kind !== 'shot' || referenceId === null || number === undefined || people.length === 0)
      return [];
    const objecting = people.flatMap(({ participantId, name, consent }): Objecting[] => {
      const state = consent ? consentTo(consent, useId) : 'unsigned';
      return state === 'agreed' ? [] : [{ participantId, name, why: state }];
    });
    return [{ id, number, referenceId, people, objecting }];
  });
  const isSafe = ({ objecting }: ShotForUse) => objecting.length === 0;
  return [...all.filter(isSafe), ...all.filter((each) => !isSafe(each))];
}
