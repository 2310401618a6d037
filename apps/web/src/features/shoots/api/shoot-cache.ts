import type { ListedShoot, Shoot, ShootDetail } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { changeQuery } from '@/lib/calls/change-query.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { callsKey, getShootQuery } from './get-shoot.ts';
import { refreshLinkedItems } from './linked-items.ts';
import { cardOf, detailOf, isDetail, withFields } from './shoot-detail.ts';

/** Puts a shoot from a response into all caches, without a refetch. */
export function putShoot(client: QueryClient, shoot: Shoot | ShootDetail): void {
  refreshLinkedItems(client, knownShoot(client, shoot.id), shoot);
  changeDetail(client, shoot.id, (old) => {
    if (isDetail(shoot)) return shoot;
    return old && withFields(old, shoot);
  });
  changeList(client, (shoots) => withShoot(shoots, cardOf(shoot)));
  // Another plan asks participants again, and other participants have other answers.
  void client.invalidateQueries({ queryKey: callsKey(shoot.id) });
}

/** Puts a card into the list only: its texts may be cut. */
export function putCard(client: QueryClient, card: ListedShoot): void {
  changeList(client, (shoots) => withShoot(shoots, card));
}

/** Puts a new shoot without linked items into all caches. */
export function putNewShoot(client: QueryClient, shoot: Shoot): void {
  const nothing = detailOf({ ...shoot, locationId: null, location: null });
  changeDetail(client, shoot.id, (old) => old ?? nothing);
  putShoot(client, shoot);
}

export function dropShoot(client: QueryClient, id: string): void {
  refreshLinkedItems(client, knownShoot(client, id), undefined);
  client.removeQueries({ queryKey: getShootQuery(id).queryKey });
  removeCard(client, id);
}

export function removeCard(client: QueryClient, id: string): void {
  changeList(client, (shoots) => shoots.filter((shoot) => shoot.id !== id));
}

export function changeDetail(
  client: QueryClient,
  id: string,
  change: (shoot: ShootDetail | undefined) => ShootDetail | undefined,
): void {
  changeQuery(client, getShootQuery(id).queryKey, change);
}

export function cachedShoot(client: QueryClient, id: string): ListedShoot | undefined {
  return client.getQueryData(listShootsQuery.queryKey)?.find((shoot) => shoot.id === id);
}

/** Replaces the shoot in the list, or adds it at the start. */
export function withShoot(shoots: readonly ListedShoot[], shoot: ListedShoot): ListedShoot[] {
  const isKnown = shoots.some(({ id }) => id === shoot.id);
  return isKnown ? shoots.map((old) => (old.id === shoot.id ? shoot : old)) : [shoot, ...shoots];
}

function knownShoot(client: QueryClient, id: string): ListedShoot | ShootDetail | undefined {
  return client.getQueryData(getShootQuery(id).queryKey) ?? cachedShoot(client, id);
}

function changeList(client: QueryClient, change: (shoots: ListedShoot[]) => ListedShoot[]): void {
  changeQuery<ListedShoot[]>(
    client,
    listShootsQuery.queryKey,
    (shoots) => shoots && change(shoots),
  );
}
