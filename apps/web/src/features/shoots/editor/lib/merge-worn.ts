import type { FormParticipant } from './form-links.ts';
import { mergeLists, type Versions } from './merge-lists.ts';

/** Participants by entry key. */
type People = ReadonlyMap<string, FormParticipant>;

interface Worn {
  readonly person: string;
  readonly costumeId: string;
}

/** The participant without costumes, which are merged separately. */
export function withoutCostumes({ costumeIds: _, ...person }: FormParticipant) {
  return person;
}

/**
 * Merges the assignments of costumes to participants. Each is either present or not, so they never conflict.
 *
 * @returns the costumes by participant, including participants that one side has removed
 */
export function mergeWorn({ base, mine, theirs }: Versions<People>): ReadonlyMap<string, string[]> {
  const lists = { base: wornIn(base), mine: wornIn(mine, base), theirs: wornIn(theirs, base) };
  const { entries } = mergeLists(
    lists,
    ({ person, costumeId }) => `${costumeId} ${person}`,
    () => 'mine',
  );
  const worn = new Map<string, string[]>();
  for (const { person, costumeId } of entries) {
    worn.set(person, [...(worn.get(person) ?? []), costumeId]);
  }
  return worn;
}

/** A removed participant keeps the earlier costumes: the removal does not change assignments. */
function wornIn(people: People, before: People = people): readonly Worn[] {
  const all = new Map([...before, ...people]);
  return [...all].flatMap(([person, { costumeIds }]) =>
    costumeIds.map((costumeId) => ({ person, costumeId })),
  );
}
