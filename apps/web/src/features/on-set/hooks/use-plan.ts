import type { PackedThing } from '@lensemble/contract/packing';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, isGone } from '@/lib/calls/api.ts';
import { onServerBack } from '@/lib/calls/server-reach.ts';
import { dayOf } from '@/lib/day/day-clients.ts';
import { keepPictures, keepPlan } from '@/lib/device/kept-plans.ts';
import type { Addresses } from '@/lib/device/object-urls.ts';
import { bootData } from '@/lib/session/boot.ts';
import { keptPicturesQuery, keptPlanQuery, planQuery } from '../api/get-plan.ts';

const noPictures: Addresses = new Map();

type Plan =
  | { readonly state: 'loading' }
  | { readonly state: 'gone' | 'failed' | 'not-kept' | 'signed-out'; readonly retry: () => void }
  | {
      readonly state: 'open';
      readonly shoot: ShootDetail;
      readonly team: string;
      /** When this device last heard of it: epoch milliseconds. */
      readonly keptAt: number | null;
      readonly pictures: Addresses;
    };

/** The plan of a shoot: that of this device at once, then the server's, which the device keeps from then on. */
export function usePlan(account: string, id: string): Plan {
  const queryClient = useQueryClient();
  const kept = useQuery(keptPlanQuery(account, id));
  const fresh = useQuery(planQuery(id));
  const pictures = useQuery(keptPicturesQuery(account, id));
  const { refetch } = fresh;
  useEffect(() => onServerBack(() => void refetch()), [refetch]);
  const { data, dataUpdatedAt } = fresh;
  const packed = usePacked(id);
  useEffect(() => {
    const team = bootData()?.teams.find(({ isActive }) => isActive);
    if (!data || (!team && !kept.data)) return;
    const plan = {
      ...{ account, shootId: id, shoot: data, keptAt: dataUpdatedAt },
      team: team ? { id: team.id, name: team.name } : (kept.data?.team ?? { id: '', name: '' }),
    };
    const keep = async () => {
      await keepPlan(plan);
      if (packed === undefined) return;
      await keepPictures(plan, JSON.parse(packed) as PackedThing[]);
      await queryClient.invalidateQueries({ queryKey: keptPicturesQuery(account, id).queryKey });
    };
    // The device says if it is full.
    void keep().catch(() => {});
  }, [account, id, data, dataUpdatedAt, kept.data, packed, queryClient]);

  if (isGone(fresh.error) && !kept.data) return { state: 'gone', retry: () => void refetch() };
  const shoot = data ?? kept.data?.shoot;
  if (!shoot) return missing(kept.isPending || fresh.isPending, fresh.error, () => void refetch());
  return {
    state: 'open',
    shoot,
    team: kept.data?.team.name ?? '',
    keptAt: data ? dataUpdatedAt : (kept.data?.keptAt ?? null),
    pictures: pictures.data ?? noPictures,
  };
}

/** What is packed, as JSON, which is the same until it changes; undefined until it is known. */
function usePacked(id: string): string | undefined {
  const client = dayOf(id);
  const packed = () => {
    const { packing } = client.current();
    return packing && JSON.stringify(packing.things);
  };
  return useSyncExternalStore(client.subscribe, packed);
}

function missing(isLoading: boolean, error: Error | null, retry: () => void): Plan {
  if (isLoading) return { state: 'loading' };
  if (!(error instanceof ApiError)) return { state: 'not-kept', retry };
  return { state: error.status === 401 ? 'signed-out' : 'failed', retry };
}
