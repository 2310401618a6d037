import type { QueryClient } from '@tanstack/react-query';
import { changeQuery } from '../calls/change-query.ts';
import { listShootsQuery } from '../shoots/shoot-list.ts';
import { type CatalogueKind, type ItemOf, listItemsQuery } from './catalogues.ts';

/** Puts an item from a response into the cached list. If shoots use the item, reloads the shoots. */
export function putItem<Kind extends CatalogueKind>(
  client: QueryClient,
  kind: Kind,
  item: ItemOf[Kind],
): void {
  changeList(client, kind, (items) => withItem(items, item));
  if (item.shootIds.length > 0) refreshShoots(client);
}

/**
 * Removes a deleted item from the cached list. Always reloads the shoots, because the item's `shootIds` may be out of
 * date.
 */
export function dropItem<Kind extends CatalogueKind>(
  client: QueryClient,
  kind: Kind,
  item: ItemOf[Kind],
): void {
  changeList(client, kind, (items) => items.filter(({ id }) => id !== item.id));
  // Kits lose deleted equipment.
  if (kind === 'equipment') {
    void client.invalidateQueries({ queryKey: listItemsQuery('kits').queryKey });
  }
  refreshShoots(client);
}

/** The list with the item replaced, or added at the start. */
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

/** Shoots contain names and pictures of linked items. The key covers the list and each single shoot. */
function refreshShoots(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listShootsQuery.queryKey });
}
