import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { listItemsQuery } from '@/lib/catalogues.ts';
import { changeQuery } from '@/lib/change-query.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';

/** Brings an item, as the server answered with it, into its list, and has the shoots that show it read again. */
export function putItem<Kind extends CatalogueKind>(
  client: QueryClient,
  kind: Kind,
  item: ItemOf[Kind],
): void {
  changeList(client, kind, (items) => withItem(items, item));
  if (item.shootIds.length > 0) refreshShoots(client);
}

/** Takes a deleted item out of its list, and has the shoots read again: it may be in more of them than it says. */
export function dropItem<Kind extends CatalogueKind>(
  client: QueryClient,
  kind: Kind,
  item: ItemOf[Kind],
): void {
  changeList(client, kind, (items) => items.filter(({ id }) => id !== item.id));
  refreshShoots(client);
}

/** The list with the item in its place, or as the newest of it. */
export function withItem<Item extends { id: string }>(items: readonly Item[], item: Item): Item[] {
  const isKnown = items.some(({ id }) => id === item.id);
  return isKnown ? items.map((old) => (old.id === item.id ? item : old)) : [item, ...items];
}

function changeList<Kind extends CatalogueKind>(
  client: QueryClient,
  kind: Kind,
  change: (items: ItemOf[Kind][]) => ItemOf[Kind][],
): void {
  const { queryKey } = listItemsQuery(kind);
  changeQuery<ItemOf[Kind][]>(client, queryKey, (items) => items && change(items));
}

/** Shoots show names and pictures of what is linked to them; the key covers the list and every single one. */
function refreshShoots(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listShootsQuery.queryKey });
}
