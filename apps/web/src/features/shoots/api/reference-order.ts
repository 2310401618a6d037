interface Entry {
  readonly id: string;
}

/**
 * The ids as they are stored, with one of them before whatever it is to stand before, as far as that is still there. Where it
 * is gone itself, nothing changes.
 *
 * @param wished the order that is wished for those that somebody knew of
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
 * A list as it is stored, with what has come to what is shown while it was on its way, and without what has gone.
 *
 * @param before the ids of what was shown when the list was asked for
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
