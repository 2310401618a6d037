/** The new list, with those entries of the old list that stay put back at their old positions. */
export function withStaying<T, Old extends T>(
  list: readonly T[],
  old: readonly Old[],
  stays: (entry: Old) => boolean,
): T[] {
  const merged = [...list];
  for (const [index, entry] of old.entries()) if (stays(entry)) merged.splice(index, 0, entry);
  return merged;
}
