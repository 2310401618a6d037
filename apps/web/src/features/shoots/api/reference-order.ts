interface Entry {
  readonly id: string;
}

/**
 * Moves `id` within the stored order: before the next id of `wished` that is still stored, otherwise to the end. No
 * change if `id` itself is not stored.
 *
 * @param wished the new order of the ids that the user has seen
 */
export function asWished(
  stored: readonly string[],
  id: string,
  wished: readonly string[],
): string[] {
  if (!stored.includes(id)) return [...stored];
  const others = stored.filter((other) => other !== id);
  const next = wished.slice(wished.indexOf(id) + 1).find((other) => others.includes(other));
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, id);
}

/**
 * Merges the stored list with changes made to the shown list during the request: adds new items and leaves out
 * removed ones.
 *
 * @param before the ids shown when the request began
 */
export function withNews<Item extends Entry>(
  shown: readonly Item[],
  before: readonly string[],
  stored: readonly Item[],
): Item[] {
  const idsOf = (list: readonly Item[]) => new Set(list.map(({ id }) => id));
  const [isShown, isStored, wasShown] = [idsOf(shown), idsOf(stored), new Set(before)];
  return [
    ...stored.filter(({ id }) => isShown.has(id) || !wasShown.has(id)),
    ...shown.filter(({ id }) => !isStored.has(id) && !wasShown.has(id)),
  ];
}
