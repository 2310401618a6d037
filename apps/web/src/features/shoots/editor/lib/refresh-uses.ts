import type { ShootDetail } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { listItemsQuery } from '@/lib/catalogues/catalogues.ts';

type Saved = Pick<ShootDetail, 'secondLocationId'>;

/** The catalog says which shoots use a location. The cache of shoots only knows their first one. */
export function refreshUses(client: QueryClient, before: Saved, after: Saved): void {
  if (before.secondLocationId === after.secondLocationId) return;
  void client.invalidateQueries({ queryKey: listItemsQuery('locations').queryKey });
}
