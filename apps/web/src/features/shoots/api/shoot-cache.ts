import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import type { QueryClient } from '@tanstack/react-query';
import { listShootsQuery } from '@/lib/shoot-list.ts';
import { getShootQuery } from './get-shoot.ts';
import { cardOf, detailOf, isDetail, withFields } from './shoot-detail.ts';

/** Brings a shoot, as the server answered with it, into everything that shows shoots, without asking again. */
export function putShoot(client: QueryClient, shoot: Shoot | ShootDetail): void {
  const { queryKey } = getShootQuery(shoot.id);
  client.setQueryData(queryKey, (old) => {
    if (isDetail(shoot)) return shoot;
    return old && withFields(old, shoot);
  });
  changeList(client, (shoots) => withShoot(shoots, cardOf(shoot)));
}

/** Brings a shoot that has just been made, and to which nothing is linked yet, into everything that shows shoots. */
export function putNewShoot(client: QueryClient, shoot: Shoot): void {
  const { queryKey } = getShootQuery(shoot.id);
  client.setQueryData(queryKey, (old) => old ?? detailOf(shoot));
  putShoot(client, shoot);
}

/** Takes a deleted shoot out of everything that shows shoots. */
export function dropShoot(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: getShootQuery(id).queryKey });
  changeList(client, (shoots) => shoots.filter((shoot) => shoot.id !== id));
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

function changeList(client: QueryClient, change: (shoots: Shoot[]) => Shoot[]): void {
  const { queryKey } = listShootsQuery;
  client.setQueryData(queryKey, (shoots) => shoots && change(shoots));
  // An answer that is still on its way may be older than the change.
  if (client.isFetching({ queryKey, exact: true }))
    void client.invalidateQueries({ queryKey, exact: true });
}
