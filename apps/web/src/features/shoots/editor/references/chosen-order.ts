/**
 * The list with what was chosen in the order of `chosen`. It takes only the places of its own: what others have added in
 * between stays where it is.
 */
export function inChosenOrder<Item extends { id: string }>(
  list: readonly Item[],
  chosen: readonly string[],
): Item[] {
  const byId = new Map(list.map((item) => [item.id, item]));
  const own = chosen.flatMap((id) => byId.get(id) ?? []);
  const isOwn = new Set(own.map(({ id }) => id));
  return list.map((item) => (isOwn.has(item.id) ? (own.shift() ?? item) : item));
}
