/** The ids with one of them put where another is now; what lies between moves up. */
export function moved(ids: readonly string[], id: string, to: string): string[] {
  const from = ids.indexOf(id);
  const target = ids.indexOf(to);
  if (from < 0 || target < 0) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(target, 0, id);
}

/** On which side of the tile `at` the dragged one would land. */
export function edgeOf(
  ids: readonly string[],
  dragged: string | null,
  over: string | null,
  at: string,
): 'before' | 'after' | null {
  if (dragged === null || over !== at || dragged === at) return null;
  return ids.indexOf(dragged) < ids.indexOf(at) ? 'after' : 'before';
}
