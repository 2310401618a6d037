import { entriesByKey } from './merge-lists.ts';

interface Named {
  readonly personnelId: string | null;
  readonly name: string | null;
}

/** Identifies a participant across versions, except for guests of the same name. */
export const personKey = ({ personnelId, name }: Named): string =>
  personnelId ?? `not of the crew: ${name}`;

/** The unique keys of participants, in order. */
export const peopleKeys = (participants: readonly Named[]): readonly string[] => [
  ...entriesByKey(participants, personKey).keys(),
];
