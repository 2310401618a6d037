import type { FormParticipant } from './form-links.ts';
import { entriesByKey } from './merge-lists.ts';
import { personKey } from './people-keys.ts';

/** The participants, in which guests that `stored` has too get its ids. */
export function withStoredIds(
  participants: readonly FormParticipant[],
  stored: readonly FormParticipant[],
): FormParticipant[] {
  const known = entriesByKey(stored, personKey);
  const taken = new Set(participants.flatMap(({ id }) => id ?? []));
  return [...entriesByKey(participants, personKey)].map(([key, { costumeIds, ...person }]) => {
    const id = person.id ?? known.get(key)?.id;
    const isFree = id !== undefined && (person.id !== undefined || !taken.has(id));
    return { ...person, ...(isFree && { id }), costumeIds };
  });
}
