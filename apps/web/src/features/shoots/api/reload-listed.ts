import type { QueryClient } from '@tanstack/react-query';
import { isGone } from '@/lib/calls/api.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { getShootQuery } from './get-shoot.ts';
import { putCard, removeCard } from './shoot-cache.ts';
import { cardOf } from './shoot-detail.ts';

/** Reads a shoot that another member has changed, and puts it into the list of shoots, which is not read again. */
export async function reloadListed(client: QueryClient, id: string): Promise<void> {
  if (client.getQueryData(listShootsQuery.queryKey) === undefined) return;
  try {
    // One that is on its way since the change is shared.
    putCard(client, cardOf(await client.fetchQuery({ ...getShootQuery(id), staleTime: 0 })));
  } catch (error) {
    if (isGone(error)) removeCard(client, id);
    else reloadList(client);
  }
}

export function reloadList(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listShootsQuery.queryKey, exact: true });
}
