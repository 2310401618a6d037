import type { FormParticipant } from './form-links.ts';
import type { Versions } from './merge-lists.ts';
import { mergeLists } from './merge-lists.ts';

/** People by what tells them apart. */
type People = ReadonlyMap<string, FormParticipant>;

/** That somebody wears a costume. */
interface Worn {
  readonly person: string;
  readonly costumeId: string;
}

/** Somebody as they are but for what they wear, which is merged by itself. */
export function withoutCostumes({ costumeIds: _, ...person }: FormParticipant) {
  return person;
}

/**
 * Merges who wears what, costume by costume: what either side has put on somebody is worn, what either has taken off is
 * not. So there is nothing to ask.
 *
 * @returns the costumes of each, also of those whom one side has taken off the shoot: as they were
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

/** Who is not there any more still wears what they wore before: that they went says nothing of it. */
function wornIn(people: People, before: People = people): readonly Worn[] {
  const all = new Map([...before, ...people]);
  return [...all].flatMap(([person, { costumeIds }]) =>
    costumeIds.map((costumeId) => ({ person, costumeId })),
  );
}
