import { useSyncExternalStore } from 'react';
import { dayOf } from '@/lib/day/day-clients.ts';

const never = () => () => {};

/** How many shots the list of a shoot has, without blocks. 0 until the list has loaded it. */
export function useShotCount(shootId: string | undefined): number {
  const client = shootId === undefined ? null : dayOf(shootId);
  const view = useSyncExternalStore(client?.subscribe ?? never, () => client?.current() ?? null);
  return view?.shots?.filter(({ kind }) => kind === 'shot').length ?? 0;
}
