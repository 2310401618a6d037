/** Moves `id` to the position of `to`; the ids in between shift by one. */
export function moved(ids: readonly string[], id: string, to: string): string[] {
  const from = ids.indexOf(id);
  const target = ids.indexOf(to);
  if (from < 0 || target < 0) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(target, 0, id);
}

/** The edge of the tile `at` where the dragged tile would land; null if it is not over that tile. */
export function edgeOf(
  ids: readonly string[],
  dragged: string | null,
  over: string | null,
  at: string,
): 'before' | 'after' | null {
  if (dragged === null || over !== at || dragged === at) return null;
  return ids.indexOf(dragged) < ids.indexOf(at) ? 'after' : 'before';
}
