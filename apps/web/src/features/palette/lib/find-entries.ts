import { comparable, searchWords } from '@/lib/words/search.ts';
import type { Entry } from './entry.ts';
import { type Group, groups } from './groups.ts';

export interface FoundGroup {
  readonly group: Group;
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** An entry with its texts normalized for comparison. */
export interface Indexed {
  readonly entry: Entry;
  readonly label: string;
  readonly words: string;
}

const SHOWN = 10;

export function indexEntries(entries: readonly Entry[]): Indexed[] {
  return entries.map((entry) => ({
    entry,
    label: comparable(entry.label),
    words: comparable(`${entry.detail ?? ''} ${entry.words}`),
  }));
}

/**
 * The entries that contain every word of the query, best first within each group, and the group with the best first of
 * all. A match at the start of the label ranks before one at the start of a word, then one within a word, then one in the
 * other texts.
 */
export function findEntries(index: readonly Indexed[], query: string): FoundGroup[] {
  const words = searchWords(query);
  const hits = index
    .map((indexed) => ({ entry: indexed.entry, cost: costOf(indexed, words) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost);
  return groups
    .map((group) => {
      const found = hits.filter(({ entry }) => entry.group === group);
      const entries = found.slice(0, SHOWN).map(({ entry }) => entry);
      return { group, entries, total: found.length, cost: found[0]?.cost ?? 0 };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.cost - b.cost)
    .map(({ cost: _, ...group }) => group);
}

function costOf({ label, words: others }: Indexed, words: readonly string[]): number {
  let cost = 0;
  for (const word of words) {
    const at = label.indexOf(word);
    if (at === 0) continue;
    if (at > 0) cost += label[at - 1] === ' ' ? 1 : 2;
    else if (others.includes(word)) cost += 3;
    else return Number.POSITIVE_INFINITY;
  }
  return cost;
}
