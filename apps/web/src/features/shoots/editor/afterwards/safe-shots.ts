import { consentTo } from '@lensemble/contract/consent-state';
import type { ConsentingPerson, FormerPerson } from '@lensemble/contract/consents';
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

/** The names of people who have left the crew and have not agreed to a use. Any shot may show them. */
export const formerObjecting = (former: readonly FormerPerson[], useId: string): string[] =>
  former.flatMap((each) => (consentTo(each, useId) === 'agreed' ? [] : each.name));

/** Shots with a picture and people, those that may be used first. The shot list forgets people who leave the crew. */
export function shotsForUse(
  shots: readonly Shot[],
  crew: readonly Person[],
  useId: string,
): ShotForUse[] {
  // Blocks have none.
  const numbers = shotNumbers(shots);
  const all = shots.flatMap(({ id, referenceId, participantIds }): ShotForUse[] => {
    const people = crew.filter(({ participantId }) => participantIds.includes(participantId));
    const number = numbers.get(id);
    if (referenceId === null || number === undefined || people.length === 0) return [];
    const objecting = people.flatMap(({ participantId, name, consent }): Objecting[] => {
      const state = consent ? consentTo(consent, useId) : 'unsigned';
      return state === 'agreed' ? [] : [{ participantId, name, why: state }];
    });
    return [{ id, number, referenceId, people, objecting }];
  });
  const isSafe = ({ objecting }: ShotForUse) => objecting.length === 0;
  return [...all.filter(isSafe), ...all.filter((each) => !isSafe(each))];
}
