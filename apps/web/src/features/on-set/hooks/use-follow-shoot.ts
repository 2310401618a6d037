import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '@/lib/live/follow-changes.ts';
import { tellPresence } from '@/lib/live/tell-presence.ts';

/** This page has no list of shoots, and goes on with the plan of this device. */
const noList = { reloadListed: () => {}, reloadList: () => {}, onGone: () => {} };

/** Shows what others change in the plan as it happens, and tells them that the user is on set. */
export function useFollowShoot(shootId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (shootId === undefined) return;
    const stopFollowing = followChanges({ client, ...noList });
    const { stop } = tellPresence({ shootId, place: 'onSet' });
    return () => {
      stopFollowing();
      stop();
    };
  }, [client, shootId]);
}
