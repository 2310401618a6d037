import { isChecked, type PackingEntry } from '@lensemble/contract/packing-list';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface MostOut {
  readonly count: number;
  readonly name: string;
}

/** Who has to pack back the most of what is still out; undefined if no one is known to have anything. */
export function mostOut(
  entries: readonly PackingEntry[],
  people: readonly Person[],
): MostOut | undefined {
  const counts = people.map(({ id, name }) => ({
    name,
    count: entries.filter((entry) => entry.bringerId === id && !isChecked(entry, 'back')).length,
  }));
  const [most] = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return most;
}
