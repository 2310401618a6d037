import type { Side } from '@/components/conflict/conflict-row.ts';

/** One thing as it was when the editing began, as it is here, and as somebody else has saved it meanwhile. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Text = string | undefined;

/** The side that changed something (mine where they agree); null where both did, to different things. */
export function sideThatCounts({ base, mine, theirs }: Versions<Text>): Side | null {
  if (mine === theirs || theirs === base) return 'mine';
  return mine === base ? 'theirs' : null;
}

interface MergedList<Entry> {
  readonly entries: Entry[];
  /** The keys of entries that both sides have changed, to different things. */
  readonly conflicts: readonly string[];
}

/**
 * Merges a list entry by entry: what either side added is there, what either removed is not.
 *
 * @param keyOf what an entry is about; two versions of it share their key
 * @param pick the side to take of an entry that both have changed
 */
export function mergeLists<Entry>(
  lists: Versions<readonly Entry[]>,
  keyOf: (entry: Entry) => string,
  pick: (key: string) => Side,
): MergedList<Entry> {
  const asAWhole = sideThatCounts(each(lists, (list) => JSON.stringify(list)));
  if (asAWhole) return { entries: [...lists[asAWhole]], conflicts: [] };
  const maps = each(lists, (list) => entriesByKey(list, keyOf));
  const entries: Entry[] = [];
  const conflicts: string[] = [];
  for (const key of orderOf(maps)) {
    const side = sideThatCounts(each(maps, (map) => JSON.stringify(map.get(key))));
    if (!side) conflicts.push(key);
    const entry = maps[side ?? pick(key)].get(key);
    if (entry !== undefined) entries.push(entry);
  }
  return { entries, conflicts };
}

/** The entries by what they are about; what is there more than once is counted. */
export function entriesByKey<Entry>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const counts = new Map<string, number>();
  for (const entry of list) {
    const key = keyOf(entry);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    entries.set(JSON.stringify([key, count]), entry);
  }
  return entries;
}

type Keyed = ReadonlyMap<string, unknown>;

/** Theirs, which was saved first, and then what only I have; mine first where I brought the list into another order. */
function orderOf({ base, mine, theirs }: Versions<Keyed>): ReadonlySet<string> {
  const [first, second] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  return new Set([...first.keys(), ...second.keys()]);
}

function isReordered(before: Keyed, now: Keyed): boolean {
  const kept = [...before.keys()].filter((key) => now.has(key));
  const still = [...now.keys()].filter((key) => before.has(key));
  return kept.some((key, index) => still[index] !== key);
}

function each<From, To>(
  { base, mine, theirs }: Versions<From>,
  change: (value: From) => To,
): Versions<To> {
  return { base: change(base), mine: change(mine), theirs: change(theirs) };
}
