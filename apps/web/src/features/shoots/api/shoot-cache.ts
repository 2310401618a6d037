import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { changeQuery } from '@/lib/change-query.ts';
import { listShootsQuery } from '@/lib/shoot-list.ts';
import { getShootQuery } from './get-shoot.ts';
import { refreshLinkedItems } from './linked-items.ts';
import { cardOf, detailOf, isDetail, withFields } from './shoot-detail.ts';

/** Brings a shoot, as the server answered with it, into everything that shows shoots, without asking again. */
export function putShoot(client: QueryClient, shoot: Shoot | ShootDetail): void {
  refreshLinkedItems(client, knownShoot(client, shoot.id), shoot);
  changeDetail(client, shoot.id, (old) => {
    if (isDetail(shoot)) return shoot;
    return old && withFields(old, shoot);
  });
  changeList(client, (shoots) => withShoot(shoots, cardOf(shoot)));
}

/** Brings a shoot that has just been made, and to which nothing is linked yet, into everything that shows shoots. */
export function putNewShoot(client: QueryClient, shoot: Shoot): void {
  const nothing = detailOf({ ...shoot, locationId: null, location: null });
  changeDetail(client, shoot.id, (old) => old ?? nothing);
  putShoot(client, shoot);
}

/** Takes a deleted shoot out of everything that shows shoots. */
export function dropShoot(client: QueryClient, id: string): void {
  refreshLinkedItems(client, knownShoot(client, id), undefined);
  client.removeQueries({ queryKey: getShootQuery(id).queryKey });
  changeList(client, (shoots) => shoots.filter((shoot) => shoot.id !== id));
}

/** Changes what is known of a shoot with its links. */
export function changeDetail(
  client: QueryClient,
  id: string,
  change: (shoot: ShootDetail | undefined) => ShootDetail | undefined,
): void {
  changeQuery(client, getShootQuery(id).queryKey, change);
}

/** The shoot as the list has it. */
export function cachedShoot(client: QueryClient, id: string): Shoot | undefined {
  return client.getQueryData(listShootsQuery.queryKey)?.find((shoot) => shoot.id === id);
}

/** The list with the shoot in its place, or as the newest of it. */
export function withShoot(shoots: readonly Shoot[], shoot: Shoot): Shoot[] {
  const isKnown = shoots.some(({ id }) => id === shoot.id);
  return isKnown ? shoots.map((old) => (old.id === shoot.id ? shoot : old)) : [shoot, ...shoots];
}

function knownShoot(client: QueryClient, id: string): Shoot | ShootDetail | undefined {
  return client.getQueryData(getShootQuery(id).queryKey) ?? cachedShoot(client, id);
}

function changeList(client: QueryClient, change: (shoots: Shoot[]) => Shoot[]): void {
  changeQuery<Shoot[]>(client, listShootsQuery.queryKey, (shoots) => shoots && change(shoots));
}
