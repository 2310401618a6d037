/** A new order, with those entries of the old one that stay where they are put back into their places. */
export function withStaying<T, Old extends T>(
  list: readonly T[],
  old: readonly Old[],
  stays: (entry: Old) => boolean,
): T[] {
  const merged = [...list];
  for (const [index, entry] of old.entries()) if (stays(entry)) merged.splice(index, 0, entry);
  return merged;
}
