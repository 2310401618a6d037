import type { Side } from '@/components/conflict/conflict-row.ts';

/** A value when the editing began, in this form, and as another member has saved it. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Text = string | undefined;

/** The side whose value counts: the one that changed it, `mine` if both agree, null if both changed it differently. */
export function sideThatCounts({ base, mine, theirs }: Versions<Text>): Side | null {
  if (mine === theirs || theirs === base) return 'mine';
  return mine === base ? 'theirs' : null;
}

interface MergedList<Entry> {
  readonly entries: Entry[];
  /** The keys of entries that both sides changed differently. */
  readonly conflicts: readonly string[];
}

/**
 * Merges lists by entry: keeps what either side added and removes what either side removed.
 *
 * @param keyOf identifies an entry across versions
 * @param pick the side to take for an entry in conflict
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

/** The entries by key. Repeated keys are numbered. */
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

/**
 * The other member's order, followed by entries of this form only; this form's order first if the user reordered the
 * list.
 */
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
