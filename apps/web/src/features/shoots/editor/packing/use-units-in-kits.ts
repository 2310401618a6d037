import { type Units, unitsInKits } from '@lensemble/contract/needed-units';
import { useMemo, useSyncExternalStore } from 'react';
import { dayOf } from '@/lib/day/day-clients.ts';

const never = () => () => {};

/** The equipment in the kits of a shoot; undefined until the packing section has loaded it. Renders again only if it changes. */
export function useUnitsInKits(shootId: string | null): readonly Units[] | undefined {
  const client = shootId === null ? null : dayOf(shootId);
  const text = useSyncExternalStore(client?.subscribe ?? never, () => {
    const packing = client?.current().packing;
    return packing && JSON.stringify(unitsInKits(packing.things));
  });
  return useMemo(() => {
    if (shootId === null) return [];
    return text === undefined ? undefined : (JSON.parse(text) as Units[]);
  }, [shootId, text]);
}
